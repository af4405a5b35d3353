// The free passage as a line: over the ground and under the clouds, from the start to the finish.

import type { Cell } from "../../boards/flying_carpet/layout";

/** The cells of the lowest way through the open rows of all columns; each is [lowest, highest]. */
export function corridorCells(rows: readonly (readonly number[])[]): Cell[] {
  return rows.flatMap(([low = 1], index): Cell[] => {
    const column = index + 1;
    const before = rows[index - 1]?.[0];
    const after = rows[index + 1]?.[0];
    const comes = before === undefined ? low : Math.max(before, low);
    const goes = after === undefined ? low : Math.max(after, low);
    return comes === goes
      ? [[column, comes]]
      : [
          [column, comes],
          [column, goes],
        ];
  });
}
