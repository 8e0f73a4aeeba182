import { useQuery } from '@tanstack/react-query';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { operationsOf, type RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'company'>;

/** One row: it can be added while it is not there, and never deleted. */
export function CompanyList({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.company;
  const can = useCan();
  const { changed } = usePublishColumns();
  const { data } = useQuery({
    meta: CHOICES,
    queryKey: ['company', 'list', 'all'],
    queryFn: () => operationsOf('company').list({}),
  });

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name },
    {
      key: 'telephones',
      title: texts.telephones,
      cell: ({ telephones }) => telephones.join(', ') || texts.ofParameter,
    },
    changed,
  ];

  return (
    <ResourceTable
      name="company"
      texts={texts}
      columns={columns}
      control={control}
      may={{ add: data?.rows.length === 0 && can('ConfigOtherMaint.add'), delete: false }}
    />
  );
}
