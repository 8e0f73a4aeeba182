import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { TextField } from '../resource/fields.tsx';
import { PlaceFields, WordFields } from './reference-fields.tsx';
import { ReferenceScreen } from './reference-screen.tsx';
import { useReferenceTexts } from './texts.ts';

const OWN = { internalName: '' };

/** Why an application is refused: staff choose by one name, applicants read another. */
export default function RejectReasons() {
  const texts = useReferenceTexts().rejectReason;
  const language = useLanguage();
  return (
    <ReferenceScreen
      name="rejectReason"
      own={OWN}
      nameOf={({ internalName }) => internalName}
      nameSort="internalName"
      columns={[
        {
          key: 'wording',
          title: texts.name,
          sort: 'name',
          wide: true,
          cell: ({ name }) => localize(name, language),
        },
      ]}
    >
      <TextField
        name="internalName"
        label={texts.internalName}
        description={texts.internalNameHint}
        required
      />
      <WordFields of="rejectReason" />
      <PlaceFields />
    </ReferenceScreen>
  );
}
