/** Longer strings are kept apart by the engine, and freed late. */
const PIECE = 32_000;

/** The rows as texts, some at a time. */
export function* inPieces<Row>(
  rows: readonly Row[],
  write: (row: Row, index: number) => string,
): Generator<string> {
  let piece = '';
  for (const [index, row] of rows.entries()) {
    piece += write(row, index);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}
