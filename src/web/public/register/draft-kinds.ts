import type { Draft } from './draft-store.ts';

/** How a form that was begun before comes back. */
export type Found =
  | { kind: 'none' }
  | { kind: 'here' | 'mailed'; draft: Draft }
  /** The link holds another one than this device: the reader says which. */
  | { kind: 'both'; here: Draft; mailed: Draft }
  | { kind: 'ended' | 'unreachable'; draft: Draft | undefined };

export type Device = { here: Draft | undefined; aside: Draft[] };
