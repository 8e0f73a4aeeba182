import { REQUEST_KINDS, REQUEST_STATUSES } from '#contract/privacy/kinds.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { DayField } from '../resource/day-field.tsx';
import { TextField } from '../resource/fields.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { usePrivacyTexts } from './texts.ts';

export function RequestForm(record: RecordProps) {
  const texts = usePrivacyTexts().requests;
  const initial: ValuesOf<'privacyRequest'> = {
    kind: 'access',
    name: '',
    contact: '',
    receivedOn: thaiDay(),
    status: 'open',
    note: '',
  };
  return (
    <ResourceForm
      name="privacyRequest"
      {...record}
      initial={initial}
      nameOf={(row) => texts.kinds[row.kind]}
      newTitle={texts.newTitle}
      drafts={false}
    >
      {() => (
        <>
          <ChoiceField
            name="kind"
            label={texts.kind}
            required
            choices={REQUEST_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          />
          <TextField name="name" label={texts.name} required />
          <TextField name="contact" label={texts.contact} required />
          <DayField name="receivedOn" label={texts.receivedOn} required />
          <ChoiceField
            name="status"
            label={texts.status}
            required
            choices={REQUEST_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
          />
          <AreaField
            name="note"
            label={texts.note}
            description={texts.noteHint}
            maxLength={4_000}
          />
        </>
      )}
    </ResourceForm>
  );
}
