import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isLocked } from '#contract/applications/locks.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { newId } from '../../api/new-id.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useFirstField } from '../resource/form-context.ts';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { Notice } from '../states/notice.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useOfficeTexts } from '../texts.ts';
import { CaseFields, type CaseFieldsProps } from './case-fields.tsx';
import { type CaseValues, fieldOf, newCase, valuesOf } from './case-values.ts';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { type NewForm, sendCase } from './send-case.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useCaseTexts } from './texts.ts';
import { caseQuery, readCase } from './use-case.ts';

type FormProps = CaseFieldsProps & {
  title: string;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** The data of an application, to be put right. What is typed is personal, so no draft is kept of it. */
export function CaseEditor(props: Omit<FormProps, 'title' | 'onSaved'> & { record: CaseDetails }) {
  const texts = useCaseTexts();
  return <EditForm {...props} title={texts.data} onSaved={props.onClose} />;
}

/** An application that somebody takes down for the applicant. */
export function CaseForm(props: Omit<FormProps, 'title' | 'record'>) {
  const texts = useCaseTexts();
  const { backToList } = useOfficeTexts().resource;
  const title = props.resource === 'application' ? texts.form.newCase : texts.form.newReferral;
  return (
    <div className={styles.whole}>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={props.onClose}
      >
        {backToList}
      </Button>
      <ScreenTitle>{title}</ScreenTitle>
      <EditForm {...props} title={texts.data} record={undefined} />
    </div>
  );
}

function EditForm({ resource, record, title, onSaved, onClose }: FormProps) {
  const own = useCaseTexts();
  const { resource: texts } = useOfficeTexts();
  const language = useLanguage();
  const client = useQueryClient();
  /** What was proposed would be changed: that is asked about first. */
  const [locked, setLocked] = useState(false);
  const takeBack = useRef<string>(undefined);
  const [form] = useState((): NewForm => ({ clientId: newId() }));
  const editing = useSavedForm<CaseDetails>({
    row: record,
    initial: newCase(),
    valuesOf: (row) => valuesOf(row, language),
    send: async (values, version, known) => {
      const about = { resource, id: known?.id, form };
      const id = await sendCase(about, version, values as CaseValues, takeBack.current);
      // Whoever looks at the case reads it anew, once.
      await client.invalidateQueries({
        predicate: ({ queryKey: [kind, part, , of] }) =>
          (kind === 'application' || kind === resource) && !(part === 'case' && of === id),
      });
      return client.fetchQuery(caseQuery(resource, id));
    },
    read: ({ id }) => readCase(resource, id),
    pathOf: fieldOf,
    // With its schemas only where something is wrong already.
    wrongBesides: async (values) => {
      const { wrongInput } = await import('./wrong-input.ts');
      return wrongInput(resource, values as CaseValues);
    },
    explainCode: (_, code) => (code === 'locked' ? own.locked.field : undefined),
    onRefused: ({ reason }) => {
      takeBack.current = undefined;
      setLocked(reason === 'locked_proposal');
      return reason === 'locked_proposal';
    },
    onSaved: ({ id }, whole) => {
      takeBack.current = undefined;
      notifications.show({ message: texts.saved });
      if (whole) onSaved(id);
    },
  });
  useFirstField(editing.element, !record);
  const { save, busy, clash, known } = editing;
  return (
    <>
      <SavedForm
        editing={editing}
        nameOf={async (userId) => nameIn((clash?.theirs ?? known)?.people ?? {}, userId)}
      >
        <Section title={title} begins={record !== undefined}>
          <FormProblem />
          {known && isLocked(known.status) && (
            <Notice color="yellow">
              {known.offerState === 'accepted' ? own.locked.accepted : own.locked.notice}
            </Notice>
          )}
          <FormFields>
            <CaseFields resource={resource} record={clash?.theirs ?? known} />
          </FormFields>
          <Group className={styles.saveBar}>
            <SaveButton>{texts.save}</SaveButton>
            <Button variant="default" onClick={() => editing.askFirst(onClose)}>
              {texts.cancel}
            </Button>
          </Group>
        </Section>
      </SavedForm>
      {locked && (
        <TakeBackDialog
          busy={busy}
          onConfirm={(reason) => {
            takeBack.current = reason;
            setLocked(false);
            void save();
          }}
          onClose={() => setLocked(false)}
        />
      )}
    </>
  );
}
