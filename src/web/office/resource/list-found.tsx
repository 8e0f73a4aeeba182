import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RowFacts } from '#contract/resource/resource.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import { useTellFailure } from './failure.tsx';
import { useNamesIn } from './names-in.ts';
import { type ListState, operationsOf, type ResourceName } from './resource.ts';
import type { Selection } from './use-selection.ts';

export type Found = { total: number; uncounted: boolean };

/** As many as one call takes. */
const MOST = 1_000;
const PAGE = 100;

type Props = {
  name: ResourceName;
  control: { state: ListState };
  filters?: object;
  selection: Selection;
  found: Found | undefined;
  nameOf: (row: RowFacts) => string;
};

/** From a selection on this page to everything that is found, whichever pages it is on. */
export function SelectFound({ name, control, filters, selection, found, nameOf }: Props) {
  const texts = useOfficeTexts().lists;
  const language = useNamesIn();
  const tellFailure = useTellFailure();
  const select = useMutation({
    mutationFn: async () => {
      const rows: Array<[number, string]> = [];
      for (let after: string | undefined; rows.length < MOST; ) {
        const page = await operationsOf(name).list({
          ...control.state,
          language,
          filters: filters ?? {},
          before: undefined,
          after,
          size: PAGE,
        });
        for (const row of page.rows) rows.push([row.id, nameOf(row)]);
        if (!page.next) break;
        after = page.next;
      }
      return rows;
    },
    onSuccess: (rows) => selection.set(rows, true),
    onError: tellFailure,
  });
  const total = found?.total ?? 0;
  const more = found?.uncounted === true || total > MOST;
  const chosen = selection.names.size;
  if (chosen === 0 || chosen >= (more ? MOST : total)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={select.isPending}
      onClick={() => select.mutate()}
    >
      {more ? texts.selectFirst(formatNumber(MOST)) : texts.selectFound(formatNumber(total))}
    </Button>
  );
}
