import { useEffect, useEffectEvent } from 'react';
import { TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { MomentField } from '../resource/moment-field.tsx';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';
import { SmsTextField } from './sms-text-field.tsx';

type Row = RowOf<'smsCampaign'>;
type Values = ValuesOf<'smsCampaign'>;
type Props = {
  opened: number | 'new';
  onSaved: (row: Row) => void;
  onClose: () => void;
  /** Told whether something typed is not saved. */
  onUnsaved: (unsaved: boolean) => void;
};

const NEW: Values = { name: '', texts: { th: '', en: '' }, scheduledFor: null };

/** What a campaign says, and when. */
export function CampaignForm({ opened, onSaved, onClose, onUnsaved }: Props) {
  const texts = useOfficeTexts().sms;
  return (
    <ResourceForm
      name="smsCampaign"
      opened={opened}
      initial={NEW}
      titleOf={(row) => row?.name ?? texts.newTitle}
      lockedBy={(row) => (row.state === 'draft' ? undefined : texts.locked)}
      onSaved={onSaved}
      onClose={onClose}
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
          {!row && <p>{texts.saveFirst}</p>}
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
