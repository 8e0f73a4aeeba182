import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';

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
  const [base, setBase] = useState(row);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: row ? valuesOf(row) : initial,
  });

  function adopt(newer: Row) {
    form.setInitialValues(valuesOf(newer));
    form.reset();
    setBase(newer);
  }

  const adoptUntouched = useEffectEvent((newer: Row | undefined) => {
    if (newer && newer.version !== base?.version && !form.isDirty()) adopt(newer);
  });
  useEffect(() => adoptUntouched(row), [row]);

  return { form, version: base?.version, adopt };
}
