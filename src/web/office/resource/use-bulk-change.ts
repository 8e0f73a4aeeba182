import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '#contract/resource/bulk.ts';
import { formatNumber } from '../../i18n/format.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import type { BulkValues } from './bulk-acts.ts';
import type { ResourceName } from './resource.ts';
import { useTellUndo } from './use-tell-undo.tsx';

type Change = { id: number; version?: number; values: BulkValues };

/** What changing many would do, and how it is done: told with one way back for all of it. */
export function useBulkChange(name: ResourceName, ids: number[], values: BulkValues | undefined) {
  const save = useSaveMany(name);
  const preview = useQuery({
    queryKey: [name, 'bulk', ids, values],
    queryFn: () =>
      change(
        name,
        ids.map((id) => ({ id, values: values ?? {} })),
        true,
      ),
    enabled: values !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const task = useMutation({
    // Something else is another change: what became of the one before is told no more.
    mutationKey: [name, 'bulk', values],
    // As it was shown: who saved one of them since keeps what they wrote.
    mutationFn: () =>
      save(
        (preview.data?.changed ?? []).map(({ id, version }) => ({
          id,
          version: version - 1,
          values: values ?? {},
        })),
      ),
  });
  /** Where nothing at all could be changed there is more to say than to close. */
  const apply = (onDone: () => void) =>
    task.mutate(undefined, { onSuccess: ({ changed }) => changed.length > 0 && onDone() });
  const refused = task.data?.changed.length === 0 ? task.data.refused : [];
  return { preview, task, apply, refused };
}

/** Changes many, tells how many, and offers to take all of it back. */
export function useSaveMany(name: ResourceName) {
  const texts = useOfficeTexts().lists.bulk;
  const client = useQueryClient();
  const tellUndo = useTellUndo();
  const refresh = () => client.invalidateQueries({ queryKey: [name] });
  return async (changes: Change[]): Promise<BulkOutcome> => {
    const outcome = await change(name, changes, false).finally(refresh);
    const { changed, refused } = outcome;
    const back = changed.map(({ id, version, before }) => ({ id, version, values: before }));
    const kept = refused.length > 0 ? ` ${texts.kept(formatNumber(refused.length))}` : '';
    if (changed.length === 0) return outcome;
    tellUndo(`${texts.done(formatNumber(changed.length))}${kept}`, async () => {
      const undone = await change(name, back, false).finally(refresh);
      const left = undone.refused.length;
      const words = texts.undone(formatNumber(undone.changed.length));
      return left > 0 ? `${words} ${texts.kept(formatNumber(left))}` : words;
    });
    return outcome;
  };
}

async function change(resource: ResourceName, changes: Change[], tryOnly: boolean) {
  return (await callAsUser('records/change', { resource, changes, tryOnly })).data;
}
