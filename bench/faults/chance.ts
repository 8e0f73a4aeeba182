export type Chance = {
  /** From 0 up to 1, without it. */
  next(): number;
  between(least: number, most: number): number;
  oneOf<Thing>(things: readonly [Thing, ...Thing[]]): Thing;
};

/** The same numbers again for the same seed (mulberry32), so that a run can be repeated. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => Math.floor(least + next() * (most - least)),
    oneOf: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
