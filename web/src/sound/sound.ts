/** Short sounds, made on the spot: wood, water, an egg. Silent until somebody asks for sound. */

import { settings } from "../memory/settings.svelte";

export type Sound = "die" | "card" | "hop" | "top" | "bust" | "splash" | "egg" | "finale" | "turn";

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** What a phone does in the hand, in milliseconds on and off. */
const PULSES: Partial<Record<Sound, number[]>> = {
    turn: [35],
    bust: [60],
    egg: [20, 50, 20],
    finale: [30, 60, 30, 60, 120],
};

/** Whether there is something that can vibrate, in a hand. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

function pulse(what: Sound, delay: number): void {
    const pattern = PULSES[what];
    if (!settings.vibrate || !pattern || document.hidden || !canVibrate()) return;
    setTimeout(() => navigator.vibrate(pattern), delay);
}

/** Make a sound, after *delay* milliseconds; a hop is repeated *times* times *over* some milliseconds. */
export function sound(what: Sound, delay = 0, repeat = { times: 1, over: 0 }): void {
    pulse(what, delay);
    if (!settings.sound || settings.volume <= 0 || document.hidden) return;
    const ready = open();
    if (!ready) return;
    const { times, over } = repeat;
    for (let index = 0; index < times; index++) {
        const after = delay + (times > 1 ? ((index + 1) * over) / times : 0);
        MAKERS[what](ready.currentTime + after / 1000, index);
    }
}

/** Switch sound on or off. Browsers let a page sound only after a click or a key, such as this one. */
export function toggleSound(): void {
    settings.sound = !settings.sound;
    if (settings.sound)
        void open()
            ?.resume()
            .catch(() => undefined);
}

function open(): AudioContext | null {
    // Before the first click or key a browser would refuse, and complain.
    if (typeof AudioContext === "undefined" || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
    if (!context || !out) {
        context = new AudioContext();
        out = context.createGain();
        out.connect(context.destination);
    }
    out.gain.value = settings.volume * 0.5;
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    return context;
}

type Tone = { from: number; to?: number; long: number; loud: number; shape?: OscillatorType };

function tone(at: number, { from, to = from, long, loud, shape = "sine" }: Tone): void {
    if (!context || !out) return;
    const voice = new OscillatorNode(context, { type: shape, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    voice.frequency.exponentialRampToValueAtTime(to, at + long);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
    voice.connect(gain).connect(out);
    voice.start(at);
    voice.stop(at + long + 0.02);
}

/** A breath of noise through a filter that glides: a knock when short, water when long. */
function hush(at: number, { from, to = from, long, loud }: Tone, type: BiquadFilterType = "bandpass"): void {
    if (!context || !out) return;
    noise ??= makeNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type, frequency: from, Q: 1.2 });
    const gain = new GainNode(context, { gain: 0 });
    filter.frequency.exponentialRampToValueAtTime(to, at + long);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
    source.connect(filter).connect(gain).connect(out);
    source.start(at, Math.random() * 0.4, long + 0.05);
}

function makeNoise(audio: AudioContext): AudioBuffer {
    const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
    return buffer;
}

const knock = (at: number, loud: number) => {
    hush(at, { from: 1900, to: 700, long: 0.05, loud: loud * 0.9 });
    tone(at, { from: 230, to: 120, long: 0.09, loud, shape: "triangle" });
};

const MAKERS: Record<Sound, (at: number, index: number) => void> = {
    die: (at) => {
        knock(at, 0.7);
        knock(at + 0.13, 0.4);
        knock(at + 0.21, 0.2);
    },
    card: (at) => hush(at, { from: 2600, to: 900, long: 0.14, loud: 0.35 }),
    hop: (at, index) => tone(at, { from: 300 + (index % 2) * 36, to: 170, long: 0.07, loud: 0.28, shape: "triangle" }),
    // A shell on a shell.
    top: (at) => {
        hush(at, { from: 1200, to: 500, long: 0.06, loud: 0.3 });
        tone(at, { from: 420, to: 300, long: 0.12, loud: 0.22, shape: "triangle" });
        tone(at + 0.07, { from: 560, to: 420, long: 0.1, loud: 0.12, shape: "triangle" });
    },
    bust: (at) => {
        tone(at, { from: 220, to: 196, long: 0.16, loud: 0.3, shape: "triangle" });
        tone(at + 0.17, { from: 185, to: 130, long: 0.28, loud: 0.3, shape: "triangle" });
    },
    splash: (at) => {
        hush(at, { from: 900, to: 300, long: 0.5, loud: 0.7 }, "lowpass");
        tone(at + 0.08, { from: 260, to: 620, long: 0.12, loud: 0.16 });
        tone(at + 0.2, { from: 320, to: 760, long: 0.1, loud: 0.1 });
    },
    egg: (at) => {
        tone(at, { from: 660, long: 0.22, loud: 0.3 });
        tone(at + 0.1, { from: 880, long: 0.34, loud: 0.3 });
    },
    finale: (at) =>
        [392, 494, 587, 784].forEach((from, index) => {
            tone(at + index * 0.16, { from, long: 1.3 - index * 0.1, loud: 0.26 });
            tone(at + index * 0.16, { from: from / 2, long: 1, loud: 0.12, shape: "triangle" });
        }),
    turn: (at) => {
        tone(at, { from: 587, long: 0.25, loud: 0.26 });
        tone(at + 0.14, { from: 784, long: 0.4, loud: 0.26 });
    },
};
