import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { LanguageMarks } from '../content/language-marks.tsx';
import { Mark } from '../navigation/mark.tsx';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { ActiveFilter, readActive } from './active-filter.tsx';
import type { ReferenceName } from './reference-names.ts';
import { useReferenceTexts } from './texts.ts';

type Row = RowOf<'receiveChannel'>;

type Props<Name extends ReferenceName> = {
  name: Name;
  columns: ReadonlyArray<Column<RowOf<Name>>>;
  nameOf?: (row: RowOf<Name>) => string;
  nameSort?: string;
  control: ListControl;
};

/** The kind's own columns between its name and what all reference data has. */
export function ReferenceList<Name extends ReferenceName>(props: Props<Name>) {
  const { name, control } = props;
  const reference = useReferenceTexts();
  const { resource } = useOfficeTexts();
  const language = useLanguage();
  const active = readActive(control);

  const common: Column<Row>[] = [
    {
      key: 'active',
      title: reference.state,
      cell: (row) => (
        <>
          <Mark on={row.active}>{row.active ? reference.active : reference.inactive}</Mark>
          <LanguageMarks row={row} />
        </>
      ),
    },
    {
      key: 'position',
      title: reference.position,
      sort: 'position',
      numeric: true,
      wide: true,
      cell: (row) => row.position,
    },
    {
      key: 'updatedAt',
      title: resource.updated,
      sort: 'updatedAt',
      wide: true,
      cell: (row) =>
        [formatTime(row.updatedAt, language), row.updatedBy && resource.updatedBy(row.updatedBy)]
          .filter(Boolean)
          .join(' '),
    },
  ];

  return (
    <ResourceTable
      name={name}
      texts={reference[name]}
      columns={[
        {
          key: 'name',
          title: reference[name].listName,
          sort: props.nameSort ?? 'name',
        },
        ...props.columns,
        ...(common as unknown as Column<RowOf<Name>>[]),
      ]}
      {...(props.nameOf && { nameOf: props.nameOf })}
      control={control}
      tools={
        <>
          <ActiveFilter control={control} />
          <EnglishFilter control={control} />
        </>
      }
      filters={{
        ...(active !== undefined && { active }),
        ...readEnglish(control.state.filters),
      }}
    />
  );
}
