import { formatNumber } from '../../i18n/format.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { useDocumentTexts } from '../documents/texts.ts';
import { CountedLink } from '../resource/counted-link.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';

const HeaderForm = laterPart(async () => (await import('./header-form.tsx')).HeaderForm);

type Row = RowOf<'documentHeader'>;

/** The groups of the download page. */
export default function DocumentHeaders() {
  const documents = useDocumentTexts();
  const texts = documents.headers;
  const control = useListState();
  const { state, dates, position, changed } = usePublishColumns();

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    {
      key: 'documents',
      title: texts.documents,
      named: true,
      wide: true,
      cell: ({ id, documentCount }) => (
        <CountedLink
          text={texts.count(formatNumber(documentCount))}
          to={`/DocumentDetailMaint?header=${id}`}
          needs="DocumentDetailMaint.view"
        />
      ),
    },
    position,
    { ...dates, hidden: true },
    changed,
  ];

  return (
    <ListScreen
      name="documentHeader"
      texts={texts}
      columns={columns}
      control={control}
      filters={readEnglish(control.state.filters)}
      tools={<EnglishFilter control={control} />}
      record={control.record && <HeaderForm {...control.record} />}
    />
  );
}
