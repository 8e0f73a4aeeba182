import { type Draft, draftStore } from './draft-store.ts';
import { readKept } from './fields.ts';

/** How a form that was begun before comes back. */
export type Found =
  | { kind: 'none' }
  | { kind: 'here' | 'mailed'; draft: Draft }
  /** The link holds another one than this device: the reader says which. */
  | { kind: 'both'; here: Draft; mailed: Draft }
  | { kind: 'ended' | 'alreadySent' | 'unreachable'; draft: Draft | undefined };

export type Device = { here: Draft | undefined; aside: Draft[] };

/** What this device remembers: the one being filled in, and those put aside. */
export async function readDevice(): Promise<Device> {
  const [here, aside] = await Promise.all([
    draftStore.read().catch(() => undefined),
    draftStore.readAside().catch(() => undefined),
  ]);
  const known = (draft: Draft): Draft => ({ ...draft, fields: readKept(draft.fields) });
  return { here: here && known(here), aside: (aside ?? []).map(known) };
}

/** The one of a mailed link, else the one that this device remembers. */
export async function findDraft(resume: string | undefined, device: Device): Promise<Found> {
  const { here } = device;
  if (!resume) return here ? { kind: 'here', draft: here } : { kind: 'none' };
  // Few come by such a link: the others do not wait for this.
  const { findMailed } = await import('./mailed-draft.ts');
  return findMailed(resume, device);
}
