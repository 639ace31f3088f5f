/** Giving a picture to others: with an app where the browser can, else as a download. */

import { offer } from "../shared/share";
import { toast } from "../shared/toasts.svelte";
import { t } from "../words/words.svelte";

/** Have a picture made and give it away; say so if it cannot be made. */
export async function give(name: string, text: string, make: () => Promise<Blob>): Promise<void> {
    let blob: Blob;
    try {
        blob = await make();
    } catch (problem) {
        console.warn("picture", problem);
        return toast(t("picture-failed"), "bad");
    }
    const file = new File([blob], name, { type: blob.type });
    if (await offer({ files: [file], text })) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    toast(t("picture-saved"));
}
