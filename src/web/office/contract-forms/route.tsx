import { LanguageMarks } from '../content/language-marks.tsx';
import { Mark } from '../navigation/mark.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';
import { useContractFormTexts } from './texts.ts';

const FormOfForm = laterPart(async () => (await import('./form-of-form.tsx')).FormOfForm);

/** The texts of papers that are made from cases. */
export default function ContractForms() {
  const texts = useContractFormTexts();
  const updated = useUpdatedColumn();
  const control = useListState();
  const columns: Column<RowOf<'contractForm'>>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'active',
      title: texts.state,
      cell: (row) => (
        <>
          <Mark on={row.active}>{row.active ? texts.active : texts.inactive}</Mark>
          <LanguageMarks row={row} />
        </>
      ),
    },
    updated,
  ];
  return (
    <ListScreen
      name="contractForm"
      texts={texts}
      roomy
      columns={columns}
      control={control}
      record={control.record && <FormOfForm {...control.record} />}
    />
  );
}
