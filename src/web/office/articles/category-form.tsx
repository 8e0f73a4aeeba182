import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { RecordProps } from '../content/form-props.ts';
import { LAST_POSITION } from '../content/new-record.ts';
import { LocalizedText } from '../resource/fields.tsx';
import { NumberField } from '../resource/number-field.tsx';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

const NEW: ValuesOf<'articleCategory'> = { name: {}, position: LAST_POSITION };

export function CategoryForm({ opened, onSaved, onClose }: RecordProps) {
  const texts = useOfficeTexts().content.categories;
  const language = useLanguage();
  return (
    <ResourceForm
      name="articleCategory"
      opened={opened}
      initial={NEW}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <NumberField
            name="position"
            label={texts.position}
            description={texts.positionHint}
            required
            min={0}
            max={100_000}
          />
        </>
      )}
    </ResourceForm>
  );
}
