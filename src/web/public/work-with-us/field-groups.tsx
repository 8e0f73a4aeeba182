import type { ComponentProps } from 'react';
import { LONGEST } from '#contract/job-applications/limits.ts';
import type { ShownPicture } from '#server/pictures/queries.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { FieldName } from './fields.ts';
import type { Line } from './posting-lines.ts';
import { useWorkTexts } from './texts.ts';
import type { WorkForm } from './use-work-form.ts';
import styles from './work.module.css';

export type Posting = {
  id: number;
  name: string;
  lines: readonly Line[];
  picture?: ShownPicture | undefined;
};

type Props = { form: WorkForm };

/** What binds a field to what is typed in it. */
function bind({ fields, set, errorOf }: WorkForm, name: FieldName) {
  return {
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  };
}

export function PositionFields({ form, postings }: Props & { postings: readonly Posting[] }) {
  const texts = useWorkTexts();
  return (
    <>
      <Select label={texts.posting} {...bind(form, 'posting')}>
        <option value="">{texts.general}</option>
        {postings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {form.fields.posting === '' && (
        <TextField
          label={texts.position}
          hint={texts.positionHint}
          maxLength={LONGEST.position}
          autoComplete="organization-title"
          {...bind(form, 'position')}
        />
      )}
    </>
  );
}

export function PersonFields({ form }: Props) {
  const texts = useWorkTexts();
  const { required } = texts;
  const line = (name: FieldName, rest: Partial<ComponentProps<typeof TextField>>) => (
    <TextField label={texts[name as 'phone']} {...rest} {...bind(form, name)} />
  );
  return (
    <>
      <div className={styles.pair}>
        {line('firstName', { required, maxLength: LONGEST.name, autoComplete: 'given-name' })}
        {line('lastName', { required, maxLength: LONGEST.name, autoComplete: 'family-name' })}
      </div>
      <div className={styles.pair}>
        {line('phone', {
          required,
          hint: texts.phoneHint,
          type: 'tel',
          maxLength: LONGEST.phone,
          autoComplete: 'tel',
        })}
        {line('email', {
          required,
          hint: texts.emailHint,
          type: 'email',
          maxLength: LONGEST.email,
          autoComplete: 'email',
        })}
      </div>
      <TextArea
        label={texts.address}
        required={required}
        rows={3}
        maxLength={LONGEST.address}
        autoComplete="street-address"
        {...bind(form, 'address')}
      />
      <div className={styles.pair}>
        {line('birthday', { hint: texts.birthdayHint, autoComplete: 'off', maxLength: 20 })}
      </div>
    </>
  );
}

export function ExperienceFields({ form }: Props) {
  const texts = useWorkTexts();
  return (
    <>
      <TextArea
        label={texts.education}
        required={texts.required}
        hint={texts.educationHint}
        rows={4}
        maxLength={LONGEST.education}
        {...bind(form, 'education')}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.workYears}
          required={texts.required}
          hint={texts.workYearsHint}
          suffix={texts.years}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...bind(form, 'workYears')}
        />
        <TextField
          label={texts.desiredSalary}
          suffix={texts.baht}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...bind(form, 'desiredSalary')}
        />
      </div>
    </>
  );
}
