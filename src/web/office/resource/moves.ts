/** What was put elsewhere, and the order that it led to. */
export type Move = { id: number; ids: readonly number[] };

/**
 * The moves with one more: steps of the same one that follow one another are one move, and none where
 * it stands again where it was.
 */
export function addMove(
  moves: readonly Move[],
  seen: readonly number[],
  { id, place }: { id: number; place: number },
): readonly Move[] {
  const others = orderAfter(moves, seen).filter((one) => one !== id);
  const ids = others.toSpliced(place, 0, id);
  const before = moves.at(-1)?.id === id ? moves.slice(0, -1) : moves;
  const stands = orderAfter(before, seen).join() === ids.join();
  return stands ? before : [...before, { id, ids }];
}

export function orderAfter(moves: readonly Move[], seen: readonly number[]): readonly number[] {
  return moves.at(-1)?.ids ?? seen;
}

/** Each behind which other one, as the server is told. */
export function toPlaces(moves: readonly Move[]) {
  return moves.map(({ id, ids }) => ({ id, after: ids[ids.indexOf(id) - 1] ?? null }));
}
