// Short sounds, made here and now: nothing is loaded, nothing is heard unless it is switched on.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

interface Tone {
  pitch: number;
  to?: number; // where the pitch glides
  length: number; // seconds
  volume?: number;
  wave?: OscillatorType;
  delay?: number;
}

function tone({ pitch, to, length, volume = 0.12, wave = "triangle", delay = 0 }: Tone): void {
  const place = audio();
  if (!place) return;
  const from = place.currentTime + delay;
  const voice = new OscillatorNode(place, { type: wave, frequency: pitch });
  const gain = new GainNode(place, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, from + length);
  voice.connect(gain).connect(place.destination);
  voice.start(from);
  voice.stop(from + length);
}

function rustle(length: number, pitch: number, volume: number, delay = 0): void {
  const place = audio();
  if (!place) return;
  const from = place.currentTime + delay;
  const buffer = place.createBuffer(1, Math.ceil(place.sampleRate * length), place.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(place, { buffer });
  const filter = new BiquadFilterNode(place, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const gain = new GainNode(place, { gain: 0 });
  gain.gain.setValueAtTime(volume, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  noise.connect(filter).connect(gain).connect(place.destination);
  noise.start(from);
}

export const sound = {
  /** A card laid down. */
  card: () => rustle(0.09, 2600, 0.25),
  /** A pile that lands in a hand. */
  thud: () => {
    tone({ pitch: 120, to: 45, length: 0.28, volume: 0.35, wave: "sine" });
    rustle(0.18, 700, 0.25);
  },
  /** Cards that are shuffled. */
  riffle: () => {
    for (let i = 0; i < 9; i++) rustle(0.05, 2200 + i * 120, 0.16, i * 0.045);
  },
  tick: () => tone({ pitch: 1250, length: 0.06, volume: 0.1, wave: "square" }),
  fanfare: () => {
    [523, 659, 784].forEach((pitch, index) => tone({ pitch, length: 0.3, delay: index * 0.11 }));
  },
  /** The propeller: the higher the altitude, the higher its pitch. */
  engine: (altitude: number) => {
    const pitch = 55 + altitude / 90;
    tone({ pitch: pitch * 0.85, to: pitch, length: 0.6, volume: 0.07, wave: "sawtooth" });
  },
};
