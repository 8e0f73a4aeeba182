import { Text } from '@mantine/core';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { TextField } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useSmsTexts } from './texts.ts';

type Row = RowOf<'smsOptOut'>;

/** Who wants no campaigns. */
export function OptOutList({ control }: { control: ListControl }) {
  const texts = useSmsTexts();
  const language = useLanguage();
  const columns: Column<Row>[] = [
    { key: 'phone', title: texts.phone, cell: (row) => row.phone },
    { key: 'source', title: texts.optOutSource, cell: (row) => texts.optOutSources[row.source] },
    {
      key: 'since',
      title: texts.since,
      wide: true,
      cell: (row) => formatTime(row.since, language),
    },
    { key: 'note', title: texts.note, wide: true, cell: (row) => row.note },
  ];
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.optOutHint}
      </Text>
      <ResourceTable
        name="smsOptOut"
        texts={{ things: texts.optOutThings, empty: texts.optOutEmpty }}
        columns={columns}
        nameOf={(row) => row.phone}
        control={control}
      />
    </>
  );
}

const NEW: NewValues<'smsOptOut'> = { phone: '', note: '' };

export function OptOutForm(record: RecordProps) {
  const texts = useSmsTexts();
  const isNew = record.opened === 'new';
  return (
    <ResourceForm
      name="smsOptOut"
      {...record}
      initial={NEW}
      nameOf={(row) => row.phone}
      newTitle={texts.optOutNew}
      drafts={false}
    >
      {() => (
        <>
          <TextField
            name="phone"
            label={texts.phone}
            required
            maxLength={40}
            type="tel"
            fixed={!isNew}
            {...(!isNew && { description: texts.phoneFixed })}
          />
          <TextField name="note" label={texts.note} maxLength={200} />
        </>
      )}
    </ResourceForm>
  );
}
