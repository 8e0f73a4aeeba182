import { withPatience } from '../../site/patience.ts';
import type { Device, Found } from './draft-kinds.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { readKept } from './fields.ts';

/** What this device remembers: the one being filled in, and those put aside. */
export async function readDevice(): Promise<Device> {
  const [stored, aside] = await Promise.all([
    draftStore.read().catch(() => undefined),
    draftStore.readAside().catch(() => undefined),
  ]);
  const here = draftStore.left.laterOf(stored);
  const known = (draft: Draft): Draft => ({ ...draft, fields: readKept(draft.fields) });
  return { here: here && known(here), aside: (aside ?? []).map(known) };
}

/** The one of a mailed link, else the one that this device remembers. */
export async function findDraft(resume: string | undefined, device: Device): Promise<Found> {
  const { here } = device;
  if (!resume) return here ? { kind: 'here', draft: here } : { kind: 'none' };
  // Few come by such a link: the others do not wait for this.
  const mailed = await withPatience(import('./mailed-draft.ts')).catch(() => undefined);
  return mailed ? mailed.findMailed(resume, device) : { kind: 'unreachable', draft: here };
}
