import type { UseFormReturnType } from '@mantine/form';
import { createContext, use } from 'react';

/** A form of whichever values: fields name their own by path, such as "name.th". */
type AnyForm = UseFormReturnType<Record<string, unknown>>;

type FormParts = {
  form: AnyForm;
  readOnly: boolean;
  /** Fields say what they are called, so that a conflict can be shown in words. */
  labels: Map<string, string>;
};

export const FormContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A field stands outside of its form.');
  return parts;
}

/** What a field needs of its form: value, change, error, and whether it may be changed. */
export function useField(name: string, label: string, type: 'input' | 'checkbox' = 'input') {
  const { form, readOnly, labels } = useFormParts();
  labels.set(name, label);
  return { ...form.getInputProps(name, { type }), label, disabled: readOnly };
}
