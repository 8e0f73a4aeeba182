import type { UseFormReturnType } from '@mantine/form';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { firstFieldOf } from '../states/first-field.ts';
import { isNowhere } from '../states/focus-content.ts';
import { takeTyped } from './typed-ahead.ts';

/** A form of whichever values: fields name their own by path, such as "name.th". */
export type AnyForm = UseFormReturnType<Record<string, unknown>>;

/** How a field is called, and how its value reads, so that a conflict can be shown in words. */
export type FieldWords = {
  label: string;
  show?: ((value: unknown) => string) | undefined;
  /** What is better seen than read. */
  draw?: ((value: unknown) => ReactNode) | undefined;
  /** What is wrong with a value, as far as the field itself can tell. */
  check?: ((value: unknown) => string | undefined) | undefined;
  /** Without it nothing is complete. */
  required?: boolean | undefined;
  /** What to say where it is empty and must not be. */
  missing?: string | undefined;
};

type FormParts = {
  form: AnyForm;
  readOnly: boolean;
  /** Fields say how they read while they are drawn. */
  words: Map<string, FieldWords>;
  /** Grows when all values are replaced. */
  epoch: number;
  busy: boolean;
  /** Of a save under way: whether it publishes. */
  publishes: boolean;
  /** What visitors go on seeing while what is saved waits to be published; none: saving shows it. */
  seen: Record<string, unknown> | undefined;
  /** Why it was not saved. */
  problem: string | undefined;
  /** What saving is called here. */
  saveWord: string;
  /** Hears why a field cannot be saved yet, since something of it is on its way; or that it can. */
  onComing: (path: string, reason: string | undefined) => void;
};

export const FormContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A field stands outside of its form.');
  return parts;
}

/** Hints stand below, so that fields side by side stand level. */
export const ORDER: Array<'label' | 'input' | 'description' | 'error'> = [
  'label',
  'input',
  'description',
  'error',
];

type Options = Omit<FieldWords, 'label'> & { type?: 'input' | 'checkbox' };

/** What a field needs of its form: value, change, error, and whether it may be changed. */
export function useField(name: string, label: string, options: Options = {}) {
  const { type = 'input', ...rest } = options;
  const { form, readOnly, words } = useFormParts();
  const { setFieldValue } = form;
  words.set(name, { label, ...rest });
  // The same function as long as it is the same field: else every key would draw every field anew.
  const onChange = useCallback(
    (given: unknown) => setFieldValue(name, readGiven(given)),
    [setFieldValue, name],
  );
  return { ...form.getInputProps(name, { type, withFocus: false }), onChange, label, readOnly };
}

/** Some fields hand over what is in them, others the event that changed it. */
function readGiven(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('currentTarget' in given)) return given;
  const { currentTarget } = given;
  if (currentTarget instanceof HTMLInputElement && currentTarget.type === 'checkbox')
    return currentTarget.checked;
  return (currentTarget as HTMLInputElement | HTMLTextAreaElement).value;
}

/** Who adds something begins to type at once. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const field = firstFieldOf(form.current, 'typed');
    const typed = takeTyped();
    field?.focus({ preventScroll: true });
    // As the keyboard does it: the field hears of it, and it can be undone.
    if (field && typed) document.execCommand('insertText', false, typed);
  }, [form, wanted]);
}

/** Who answers what was asked above a form goes on in it: the button that was pressed is gone. */
export function useFirstFieldAfter(form: RefObject<HTMLFormElement | null>, asked: boolean): void {
  const wasAsked = useRef(asked);
  useEffect(() => {
    const answered = wasAsked.current && !asked;
    wasAsked.current = asked;
    if (answered && isNowhere())
      firstFieldOf(form.current, 'typed')?.focus({ preventScroll: true });
  }, [form, asked]);
}
