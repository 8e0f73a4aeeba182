import { AppError } from '#contract/errors.ts';

export type Placed = { id: number; position: number };

/** As far as numbers of places go. */
export const LAST = 9_999;
const STEP = 10;

type Move = { seen: readonly number[]; id: number; after: number | null };

/**
 * The places that change when one of a list is put behind another, as few as can be. Equal places
 * stand by their numbers. Whoever saw another order is refused: they would move something else.
 */
export function planOrder(list: readonly Placed[], { seen, id, after }: Move): Placed[] {
  const places = new Map(list.map((row, place) => [row.id, place]));
  const order = seen.map((one) => places.get(one));
  if (order.some((place, number) => place === undefined || place < (order[number - 1] ?? -1)))
    throw new AppError('conflict');
  const others = list.filter((row) => row.id !== id);
  const [first] = seen.filter((one) => one !== id);
  const at =
    after === null
      ? others.findIndex((row) => row.id === first)
      : others.findIndex((row) => row.id === after) + 1;
  const wanted = others.toSpliced(at, 0, { id, position: between(others, at) });
  const before = new Map(list.map((row) => [row.id, row.position]));
  const changesOf = (planned: readonly Placed[]) =>
    planned.filter((row) => before.get(row.id) !== row.position);
  const byGivingWay = changesOf(settle(wanted, at));
  const handedOn = handOn(list, wanted);
  const byHandingOn = changesOf(handedOn);
  return isInOrder(handedOn) && byHandingOn.length < byGivingWay.length ? byHandingOn : byGivingWay;
}

/** Everybody takes the number that stood at their place: between the old and the new one all change. */
function handOn(list: readonly Placed[], wanted: readonly Placed[]): Placed[] {
  return wanted.map((row, place) => ({ ...row, position: list[place]?.position ?? row.position }));
}

function isInOrder(list: readonly Placed[]): boolean {
  return list.every(({ id, position }, place) => {
    const before = list[place - 1];
    if (!before) return true;
    return before.position < position || (before.position === position && before.id < id);
  });
}

/** A number between its neighbours; where there is none, the one behind the first. */
function between(others: readonly Placed[], at: number): number {
  const before = others[at - 1]?.position;
  const behind = others[at]?.position;
  if (behind === undefined) return (before ?? 0) + STEP;
  if (before === undefined) return Math.max(0, behind > STEP ? behind - STEP : behind - 1);
  return behind - before > 1 ? Math.floor((before + behind) / 2) : before + 1;
}

/** Those behind give way as far as they have to; where numbers run out, all are numbered anew. */
function settle(list: readonly Placed[], from: number): Placed[] {
  let last = list[from]?.position ?? 0;
  let gives = true;
  const settled = list.map((row, place) => {
    if (place <= from) return row;
    gives &&= row.position <= last;
    if (!gives) return row;
    last += 1;
    return { ...row, position: last };
  });
  if (settled.every(({ position }) => position <= LAST)) return settled;
  const step = Math.max(1, Math.min(STEP, Math.floor(LAST / list.length)));
  return list.map((row, place) => ({ ...row, position: (place + 1) * step }));
}
