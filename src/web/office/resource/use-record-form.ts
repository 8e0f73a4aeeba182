import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { differingFields } from '#contract/differing-fields.ts';

type Values = Record<string, unknown>;
type Versioned = { version: number };

/**
 * The form of a record as it was when the typing began. A newer record from the server is taken
 * over only while nothing is typed; after that, saving tells of the conflict.
 */
export function useRecordForm<Row extends Versioned>(
  row: Row | undefined,
  initial: Values,
  valuesOf: (row: Row) => Values,
) {
  const [version, setVersion] = useState(row?.version);
  /** Grows when all values are replaced: fields that keep a state of their own begin anew. */
  const [epoch, setEpoch] = useState(0);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: row ? valuesOf(row) : initial,
  });

  function adopt(newer: Row) {
    const values = valuesOf(newer);
    // Where nothing changes by it, who types on is not disturbed.
    if (differingFields(form.getValues(), values).length > 0) setEpoch((before) => before + 1);
    form.setInitialValues(values);
    form.reset();
    setVersion(newer.version);
  }

  /** Puts other values in, as if typed: over this version where it is not the newest. */
  function fill(values: Values, over = version) {
    form.setValues(values);
    form.clearErrors();
    setVersion(over);
    setEpoch((before) => before + 1);
  }

  const adoptUntouched = useEffectEvent((newer: Row | undefined) => {
    if (newer && newer.version !== version && !form.isDirty()) adopt(newer);
  });
  useEffect(() => adoptUntouched(row), [row]);

  return { form, version, epoch, adopt, fill };
}
