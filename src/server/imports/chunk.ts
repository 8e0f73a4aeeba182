/** An article may be as long as a thousand branches. */
const MOST_CHARACTERS = 2_000_000;

/** As many of these rows as are worked on at once: at least one, and not more than memory is for. */
export function cutToSize<Row extends { cells: readonly string[] }>(rows: readonly Row[]): Row[] {
  let characters = 0;
  const end = rows.findIndex(({ cells }, index) => {
    for (const cell of cells) characters += cell.length;
    return index > 0 && characters > MOST_CHARACTERS;
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}
