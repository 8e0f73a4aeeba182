import { availableParallelism } from 'node:os';
import { createTurns } from '#server/platform/turns.ts';

/** A hash keeps a core and 19 MiB busy. So few run at once that pages go on being answered beside them. */
const AT_ONCE = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
const LONGEST_QUEUE = 40;

export const HASHING = { atOnce: AT_ONCE, most: AT_ONCE + LONGEST_QUEUE };

export const { inTurn, demandRoom: demandRoomToHash } = createTurns(HASHING);
