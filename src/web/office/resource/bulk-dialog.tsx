import { Button, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Loading } from '../states/list-states.tsx';
import { useOfficeTexts } from '../texts.ts';
import { actsOf, type BulkAct, fieldsOfKind, valuesOf } from './bulk-acts.ts';
import { BulkPreview, RefusedRows } from './bulk-preview.tsx';
import { DayInput } from './day-input.tsx';
import { Failure } from './failure.tsx';
import type { ResourceName } from './resource.ts';
import type { BulkChoice } from './tools-props.ts';
import { useBulkChange } from './use-bulk-change.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  name: ResourceName;
  selection: Selection;
  /** One of the rows. */
  sample: object | undefined;
  choice: BulkChoice | undefined;
  onClose: () => void;
};

/** Changes the same of many: what is to be, what that would do, then all of it at once. */
export function BulkDialog({ name, selection, sample, choice, onClose }: Props) {
  const texts = useOfficeTexts().lists.bulk;
  const [act, setAct] = useState<BulkAct>();
  const [day, setDay] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [ids] = useState(() => [...selection.names.keys()]);
  const picked =
    choice && chosen !== undefined ? { field: choice.field, value: chosen } : undefined;
  const values = valuesOf(act, { day, choice: picked });
  const { preview, task, apply, refused } = useBulkChange(name, ids, values);
  const count = preview.data?.changed.length ?? 0;
  const words = (one: BulkAct) => (one === 'choice' ? (choice?.label ?? '') : texts.acts[one]);

  return (
    <FormDialog
      busy={task.isPending}
      dirty={act !== undefined}
      onClose={onClose}
      title={texts.title(formatNumber(ids.length))}
      size="lg"
    >
      <Stack gap="md">
        <Select
          label={texts.what}
          data-autofocus
          data={actsOf(fieldsOfKind(sample), choice?.field).map((value) => ({
            value,
            label: words(value),
          }))}
          value={act ?? null}
          onChange={(next) => setAct((next as BulkAct | null) ?? undefined)}
        />
        {(act === 'from' || act === 'until') && (
          <DayInput label={texts.acts[act]} value={day} onChange={setDay} required />
        )}
        {act === 'choice' && choice && (
          <Select
            label={choice.label}
            searchable
            data={choice.choices.map(({ value, label }) => ({ value: String(value), label }))}
            value={chosen === undefined ? null : String(chosen)}
            onChange={(next) => setChosen(next ? Number(next) : undefined)}
          />
        )}
        {values && preview.isFetching && <Loading lines={3} />}
        {values && preview.isError && <Failure error={preview.error} />}
        {values && preview.data && !preview.isFetching && (
          <BulkPreview outcome={preview.data} choice={choice} names={selection.names} />
        )}
        {task.isError && <Failure error={task.error} />}
        <RefusedRows refused={refused} names={selection.names} tried />
        <DialogFoot>
          <Button
            disabled={!values || count === 0 || preview.isFetching}
            loading={task.isPending}
            onClick={() =>
              apply(() => {
                selection.clear();
                onClose();
              })
            }
          >
            {values && preview.data ? texts.confirm(formatNumber(count)) : texts.confirmNone}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
