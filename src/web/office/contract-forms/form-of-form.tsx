import { FORM_FIELDS } from '#contract/contract-forms/form-fields.ts';
import { Prose } from '../../ui/prose.tsx';
import { OrderField } from '../content/order-field.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import styles from './contract-forms.module.css';
import { useContractFormTexts } from './texts.ts';

const NEW: ValuesOf<'contractForm'> = {
  name: {},
  body: {},
  position: 0,
  active: true,
};

export function FormOfForm(record: RecordProps) {
  const texts = useContractFormTexts();
  return (
    <ResourceForm name="contractForm" {...record} initial={NEW} newTitle={texts.newTitle}>
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <RichTextField name="body" label={texts.body} required />
          <FieldList />
          <OrderField />
          <CheckField name="active" label={texts.active} description={texts.activeHint} />
        </>
      )}
    </ResourceForm>
  );
}

/** What can stand in the text, each with what it becomes. */
function FieldList() {
  const texts = useContractFormTexts();
  return (
    <details className={styles.fields} open>
      <summary>{texts.fieldsTitle}</summary>
      <p>
        <Prose>{texts.fieldsHint}</Prose>
      </p>
      <dl>
        {FORM_FIELDS.map((field) => (
          <div key={field}>
            <dt>
              <code>{`{${field}}`}</code>
            </dt>
            <dd>
              <Prose>{texts.fields[field]}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
