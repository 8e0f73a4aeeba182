import { Alert, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CaseDetails } from '#contract/application-case-shapes.ts';
import { isLocked } from '#contract/application-locks.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { ConflictDialog } from '../resource/conflict-dialog.tsx';
import { type FieldWords, FormContext } from '../resource/form-context.ts';
import { useRecordForm } from '../resource/use-record-form.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import { CaseFields, type CaseFieldsProps } from './case-fields.tsx';
import { newCase, valuesOf } from './case-values.ts';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useCaseSave } from './use-case-save.ts';

type FormProps = CaseFieldsProps & {
  title: string;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** The data of an application, to be put right. What is typed is personal, so no draft is kept of it. */
export function CaseEditor(props: Omit<FormProps, 'title' | 'onSaved'> & { record: CaseDetails }) {
  const texts = useOfficeTexts().applicationRecord;
  return <EditForm {...props} title={texts.data} onSaved={props.onClose} />;
}

/** An application that somebody takes down for the applicant. */
export function CaseForm(props: Omit<FormProps, 'title' | 'record'>) {
  const { applicationRecord: texts } = useOfficeTexts();
  const title = props.resource === 'application' ? texts.form.newCase : texts.form.newReferral;
  return (
    <div className={styles.whole}>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={props.onClose}
      >
        {texts.back}
      </Button>
      <ScreenTitle>{title}</ScreenTitle>
      <EditForm {...props} title={texts.data} record={undefined} />
    </div>
  );
}

function EditForm({ resource, record, title, onSaved, onClose }: FormProps) {
  const { resource: texts, applicationRecord: own } = useOfficeTexts();
  const words = useRef(new Map<string, FieldWords>()).current;
  const { form, version, epoch, adopt } = useRecordForm(record, newCase(), valuesOf);
  const release = useUnsavedGuard(form.isDirty());
  const { save, busy, problem, theirs, forgetTheirs, locked, keepLocked } = useCaseSave({
    resource,
    id: record?.id,
    version,
    form,
    words,
    onSaved: (id) => {
      release();
      onSaved(id);
    },
  });
  useHotkeys([['mod+S', () => void save()]], []);
  return (
    <FormContext value={{ form, readOnly: false, words }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Section title={title}>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          {record && isLocked(record.status) && <Alert color="yellow">{own.locked.notice}</Alert>}
          <CaseFields key={epoch} resource={resource} record={record} />
          <Group className={styles.saveBar}>
            <Button type="submit" loading={busy} title={texts.saveHint}>
              {texts.save}
            </Button>
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Group>
        </Section>
      </form>
      {locked && (
        <TakeBackDialog
          busy={busy}
          onConfirm={(reason) => void save(version, reason)}
          onClose={keepLocked}
        />
      )}
      {theirs && (
        <ConflictDialog
          savedBy={theirs.updatedBy ?? ''}
          theirs={valuesOf(theirs)}
          mine={form.getValues()}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={() => {
            adopt(theirs);
            forgetTheirs();
          }}
          onClose={forgetTheirs}
        />
      )}
    </FormContext>
  );
}
