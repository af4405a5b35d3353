// What a person has set in this browser. Everything has a sensible default; nothing leaves here.

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "brisk" | "instant";
export type Coach = "off" | "odds" | "advice";

const KEY = "voltige-settings";
const LANGUAGES: readonly Language[] = ["en", "fr"];

class Settings {
  name = $state("");
  language = $state<Language>(spoken());
  theme = $state<Theme>("auto");
  sound = $state(false);
  calm = $state(false); // less motion than the system asks for
  pace = $state<Pace>("calm");
  textSize = $state(100);
  coach = $state<Coach>("off");
  level = $state(""); // of bots that a press seats; empty until it was asked for

  constructor() {
    Object.assign(this, read());
  }

  /** Whether things may fly; the system's own wish counts first. */
  get still(): boolean {
    return this.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Write down and show; call it in an effect. */
  apply(): void {
    const kept = {
      name: this.name,
      language: this.language,
      theme: this.theme,
      sound: this.sound,
      calm: this.calm,
      pace: this.pace,
      textSize: this.textSize,
      coach: this.coach,
      level: this.level,
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.still ? "still" : "full";
    root.style.fontSize = `${this.textSize}%`;
  }
}

function spoken(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2) as Language);
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function read(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {}; // somebody else wrote there; the defaults will do
  }
}

export const settings = new Settings();
