import type { RecordDraft } from '#contract/resource/records.ts';
import { callAsUser } from '../session/session.ts';
import type { ResourceName } from './resource.ts';

/**
 * What a record was when a draft of it was begun, so that only what was typed counts as changed by
 * who typed it. Unpublished changes of then are not kept: where there were any, nobody knows.
 */
export async function readDraftBase(
  resource: ResourceName,
  row: { id: number; version: number },
  { version, revision }: RecordDraft,
): Promise<object | undefined> {
  if (version === null || revision !== null) return undefined;
  if (version === row.version) return row;
  const of = { resource, id: row.id, version };
  return callAsUser('records/version', of).then(
    ({ data }) => data.values,
    () => undefined,
  );
}
