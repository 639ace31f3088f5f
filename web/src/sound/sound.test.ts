import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../memory/settings.svelte";
import { sound } from "./sound";

class Param {
    value = 0;
    setValueAtTime = vi.fn();
    linearRampToValueAtTime = vi.fn();
    exponentialRampToValueAtTime = vi.fn();
}

let made = 0;
let voices = 0;

class Node {
    gain = new Param();
    frequency = new Param();
    connect = (next: unknown) => next;
    start = () => void voices++;
    stop = vi.fn();
}

class Context {
    constructor() {
        made++;
    }
    state = "running";
    currentTime = 0;
    sampleRate = 8;
    destination = {};
    createGain = () => new Node();
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    resume = () => Promise.resolve();
}

beforeEach(() => {
    made = voices = 0;
    vi.stubGlobal("AudioContext", Context);
    for (const name of ["OscillatorNode", "GainNode", "AudioBufferSourceNode", "BiquadFilterNode"]) {
        vi.stubGlobal(name, Node);
    }
});
afterEach(() => {
    vi.useRealTimers();
    settings.vibrate = false;
    settings.sound = false;
    settings.volume = 0.6;
    vi.unstubAllGlobals();
});

test("is silent until somebody asks for it, and at volume 0", () => {
    sound("die");
    settings.sound = true;
    settings.volume = 0;
    sound("die");
    expect([made, voices]).toEqual([0, 0]);
});

test("every sound is made of a few voices, a hop for each space", () => {
    settings.sound = true;
    for (const what of ["die", "card", "top", "bust", "splash", "egg", "finale", "turn"] as const) {
        voices = 0;
        sound(what);
        expect(voices).toBeGreaterThan(0);
        expect(voices).toBeLessThan(10);
    }
    voices = 0;
    sound("hop", 0, { times: 12, over: 1560 });
    expect(voices).toBe(12);
});

test("a phone vibrates only if that is wanted, when it is somebody's turn and when eggs are won", () => {
    vi.useFakeTimers();
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    sound("turn");
    vi.runAllTimers();
    expect(vibrate).not.toHaveBeenCalled();
    settings.vibrate = true;
    for (const what of ["turn", "hop", "die", "egg"] as const) sound(what);
    vi.runAllTimers();
    expect(vibrate.mock.calls).toEqual([[[35]], [[20, 50, 20]]]);
});
