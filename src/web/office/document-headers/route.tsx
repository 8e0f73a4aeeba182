import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';

const HeaderForm = laterPart(async () => (await import('./header-form.tsx')).HeaderForm);

type Row = RowOf<'documentHeader'>;

/** The groups of the download page. */
export default function DocumentHeaders() {
  const { documents } = useOfficeTexts();
  const texts = documents.headers;
  const control = useListState();
  const can = useCan();
  const { state, dates, position, changed } = usePublishColumns();

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    {
      key: 'documents',
      title: texts.documents,
      wide: true,
      cell: ({ id, documentCount }) =>
        can('DocumentDetailMaint.view') ? (
          <Anchor component={Link} to={`/DocumentDetailMaint?header=${id}`} inherit>
            {texts.count(formatNumber(documentCount))}
          </Anchor>
        ) : (
          texts.count(formatNumber(documentCount))
        ),
    },
    position,
    { ...dates, hidden: true },
    changed,
  ];

  return (
    <ResourceScreen
      title={texts.title}
      list={
        <ResourceTable
          name="documentHeader"
          things={texts.things}
          empty={texts.empty}
          columns={columns}
          control={control}
        />
      }
      record={control.record && <HeaderForm {...control.record} />}
    />
  );
}
