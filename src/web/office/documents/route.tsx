import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { readState, StateFilter } from '../content/state-filter.tsx';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useNamedChoices } from '../resource/use-named-choices.ts';
import { describeSize } from './describe-file.ts';
import { useDocumentTexts } from './texts.ts';

const DocumentForm = laterPart(async () => (await import('./document-form.tsx')).DocumentForm);

type Row = RowOf<'document'>;

/** The documents of the download page, each with its file. */
export default function Documents() {
  const texts = useDocumentTexts().documents;
  const language = useLanguage();
  const control = useListState();
  const { state, dates, changed } = usePublishColumns();
  const headerId = readId(control.state.filters.header);
  const choices = useNamedChoices('document/headers');

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    {
      key: 'header',
      title: texts.header,
      wide: true,
      cell: (row) => localize(row.headerName, language),
    },
    {
      key: 'file',
      title: texts.file,
      wide: true,
      cell: ({ file }) => (file ? `${file.name} · ${describeSize(file.bytes)}` : texts.missing),
    },
    { ...dates, hidden: true },
    changed,
  ];

  return (
    <ListScreen
      name="document"
      texts={texts}
      // A sheet holds no files.
      columns={columns}
      control={control}
      choice={{ field: 'headerId', label: texts.header, choices }}
      filters={{
        ...(headerId !== undefined && { headerId }),
        ...readState(control.state.filters),
        ...readEnglish(control.state.filters),
      }}
      tools={
        <>
          <ChoiceFilter
            control={control}
            name="header"
            label={texts.header}
            all={texts.allHeaders}
            choices={choices}
          />
          <StateFilter control={control} />
          <EnglishFilter control={control} />
        </>
      }
      record={
        control.record && <DocumentForm headers={choices} headerId={headerId} {...control.record} />
      }
    />
  );
}
