import { useEffect, useState } from 'react';
import type { NewDraft } from '#contract/resource/records.ts';
import { callAsUser } from '../session/session.ts';
import type { ResourceName } from './resource.ts';

const lockOf = (tab: number) => `new-record-${tab}`;
const LARGEST = 2_147_483_647;
const anyNumber = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % LARGEST);

/**
 * Under which number the draft of a new record is kept, so that two tabs do not write over each
 * other's. Held as long as the form is open: what no tab holds has been left.
 */
export function useDraftNumber(isNew: boolean) {
  const [tab, setTab] = useState(anyNumber);
  useEffect(() => {
    // Browsers have locks only where the connection is safe: without, all that is kept is offered.
    const locks: LockManager | undefined = isNew ? navigator.locks : undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    locks?.request(lockOf(tab), () => promise).catch(() => undefined);
    return resolve;
  }, [isNew, tab]);
  return { tab: isNew ? tab : 0, another: () => setTab(anyNumber()) };
}

/** What was typed of new records in tabs that are gone. */
export async function findLeftDrafts(resource: ResourceName, own: number): Promise<NewDraft[]> {
  const { data } = await callAsUser('records/newDrafts', { resource });
  const locks: LockManager | undefined = navigator.locks;
  const held = new Set((await locks?.query())?.held?.map(({ name }) => name));
  return data.filter(({ tab }) => tab !== own && !held.has(lockOf(tab)));
}
