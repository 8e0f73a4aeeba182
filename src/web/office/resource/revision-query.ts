import { queryOptions } from '@tanstack/react-query';
import { isPublic } from '#contract/resource/publish-right.ts';
import { isShown, REVISED } from '#contract/resource/revised.ts';
import type { Revision } from '#contract/resource/revisions.ts';
import { callAsUser } from '../session/session.ts';
import type { ResourceName, RowOf } from './resource.ts';

/** A record with the changes of it that are not published. */
export type Standing<Name extends ResourceName> = RowOf<Name> & {
  revision?: Revision | null | undefined;
};

export function revisionQuery(name: ResourceName, id: number) {
  return queryOptions({
    queryKey: [name, 'revision', id],
    queryFn: async () => (await callAsUser('records/revision', { resource: name, id })).data,
  });
}

/**
 * Whether saving leaves visitors what they see: they see it now, or changes wait already; for who
 * may not publish, also what they will see or have seen.
 */
export function isKeptBeside(
  name: ResourceName,
  row: { deletedAt: string | null; revision?: Revision | null | undefined },
  mayPublish: boolean,
): boolean {
  if (!REVISED.has(name) || row.deletedAt) return false;
  if (!mayPublish && isPublic(row)) return true;
  return Boolean(row.revision) || isShown(row, Date.now());
}
