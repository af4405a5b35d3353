// Choices of any game in groups, in the order in which the rules list them.

import type { Choice, Text } from "../../core/wire";

export interface Group {
  heading: Text;
  choices: Choice[];
}

export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const name = JSON.stringify(choice.group);
    const group = groups.get(name) ?? { heading: choice.group, choices: [] };
    group.choices.push(choice);
    groups.set(name, group);
  }
  return [...groups.values()];
}
