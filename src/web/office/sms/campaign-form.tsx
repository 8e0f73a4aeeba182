import { useEffect, useEffectEvent } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { MomentField } from '../resource/moment-field.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { SmsTextField } from './sms-text-field.tsx';
import { useSmsTexts } from './texts.ts';

type Values = ValuesOf<'smsCampaign'>;
type Props = RecordProps & {
  /** Told whether something typed is not saved. */
  onUnsaved: (unsaved: boolean) => void;
};

const NEW: Values = { name: '', texts: { th: '', en: '' }, scheduledFor: null };

/** What a campaign says, and when. */
export function CampaignForm({ onUnsaved, ...record }: Props) {
  const texts = useSmsTexts();
  return (
    <ResourceForm
      name="smsCampaign"
      {...record}
      initial={NEW}
      newTitle={texts.newTitle}
      lockedBy={(row) => (row.state === 'draft' ? undefined : texts.locked)}
    >
      {(row) => (
        <>
          <UnsavedNote onChange={onUnsaved} />
          <TextField
            name="name"
            label={texts.name}
            description={texts.nameHint}
            required
            maxLength={120}
          />
          <SmsTextField name="texts.th" label={texts.texts.th} required />
          <SmsTextField name="texts.en" label={texts.texts.en} description={texts.enHint} />
          <MomentField name="scheduledFor" label={texts.scheduledFor} none={texts.scheduledNone} />
          {!row && (
            <p>
              <Prose>{texts.saveFirst}</Prose>
            </p>
          )}
        </>
      )}
    </ResourceForm>
  );
}

/** Tells those outside of the form how it stands. */
function UnsavedNote({ onChange }: { onChange: (unsaved: boolean) => void }) {
  const unsaved = useFormParts().form.isDirty();
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(unsaved), [unsaved]);
  return null;
}
