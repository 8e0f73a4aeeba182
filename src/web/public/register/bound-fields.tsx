import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { checkStep } from './check-fields.ts';
import { idOf, messageOf } from './field-messages.ts';
import type { TextName } from './fields.ts';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

type Bound<Component extends (props: never) => ReactNode> = Omit<
  Parameters<Component>[0] & object,
  'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> & { app: Application; name: TextName };

type TextProps = Bound<typeof TextField> & {
  label: ReactNode;
  /** How it is written once it is left: a telephone number with its dashes. */
  tidy?: (typed: string) => string;
};

/** A field that is bound to what is typed in it; left, it says what is wrong. */
export function BoundText({ app, name, tidy, ...rest }: TextProps) {
  const texts = useRegisterTexts();
  function leave(typed: string) {
    const tidied = tidy?.(typed) ?? typed;
    if (tidied !== typed) app.set(name, tidied);
    const code = checkStep(app.step, { ...app.fields, [name]: tidied }, app)[name];
    if (code && code !== 'required') app.setCodes((all) => ({ ...all, [name]: code }));
  }
  return (
    <TextField
      {...(rest as Omit<ComponentProps<typeof TextField>, 'name'>)}
      id={idOf(name)}
      name={name}
      value={app.fields[name]}
      error={messageOf(texts, name, app.codes[name])}
      onChange={(event) => app.set(name, event.target.value)}
      onBlur={(event) => leave(event.target.value)}
    />
  );
}

type Option = { value: string; label: string };
type SelectProps = {
  app: Application;
  name: TextName;
  label: ReactNode;
  options: readonly Option[];
  placeholder: string;
  required?: string;
  hint?: ReactNode;
  disabled?: boolean;
  onChoose?: (value: string) => void;
};

export function BoundSelect({ app, name, options, onChoose, ...rest }: SelectProps) {
  const texts = useRegisterTexts();
  return (
    <Select
      {...rest}
      id={idOf(name)}
      name={name}
      value={app.fields[name]}
      error={messageOf(texts, name, app.codes[name])}
      onChange={(event) => (onChoose ?? ((value) => app.set(name, value)))(event.target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
