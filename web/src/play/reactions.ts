/** What can be said at a table, and the sign it goes with. */

export type Reaction = "hello" | "nice" | "ouch" | "thanks" | "hurry" | "laugh" | "wow" | "bye";

export const REACTIONS: { reaction: Reaction; sign: string }[] = [
    { reaction: "hello", sign: "👋" },
    { reaction: "nice", sign: "👏" },
    { reaction: "wow", sign: "😮" },
    { reaction: "laugh", sign: "😄" },
    { reaction: "ouch", sign: "🤕" },
    { reaction: "thanks", sign: "🙏" },
    { reaction: "hurry", sign: "⏳" },
    { reaction: "bye", sign: "🌊" },
];
