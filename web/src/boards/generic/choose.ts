// Choices of any game in groups, in the order in which the rules list them; last what the server says.

import type { Choice, Text } from "../../core/wire";

/** Choices that come to the same; without an aim each group has one such row. */
export interface Row {
  aim: Text | undefined;
  choices: Choice[];
}

export interface Group {
  heading: Text;
  rows: Row[];
}

export function grouped(choices: readonly Choice[]): Group[] {
  const listed = [...choices].sort((a, b) => Number(a.last ?? false) - Number(b.last ?? false));
  return gather(listed, (choice) => choice.group).map(([heading, members]) => ({
    heading,
    rows: gather(members, (choice) => choice.aim).map(([aim, row]) => ({ aim, choices: row })),
  }));
}

/** Bring together what has the same name, in the order of the first of each. */
function gather<Name>(
  choices: readonly Choice[],
  nameOf: (choice: Choice) => Name,
): [Name, Choice[]][] {
  const found = new Map<string, [Name, Choice[]]>();
  for (const choice of choices) {
    const name = nameOf(choice);
    const key = JSON.stringify(name) ?? "";
    const entry = found.get(key) ?? [name, []];
    entry[1].push(choice);
    found.set(key, entry);
  }
  return [...found.values()];
}

/** How many choices a group has. */
export function sizeOf(group: Group): number {
  return group.rows.reduce((sum, row) => sum + row.choices.length, 0);
}
