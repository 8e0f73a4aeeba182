import type { AnyForm, FieldWords } from './form-context.ts';

type Values = Record<string, unknown>;

/** What stands at a path such as "deeds.0.wah". */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Values | null | undefined)?.[part], values);
}

/** What the fields themselves find wrong with what was typed; what was not touched is left alone. */
export function checkFields(
  form: AnyForm,
  words: ReadonlyMap<string, FieldWords>,
): Record<string, string> {
  const [typed, saved] = [form.getValues(), form.getInitialValues()];
  const found = [...words].flatMap(([path, { check }]) => {
    const value = valueAt(typed, path);
    const problem = value === valueAt(saved, path) ? undefined : check?.(value);
    return problem ? [[path, problem] as const] : [];
  });
  return Object.fromEntries(found);
}
