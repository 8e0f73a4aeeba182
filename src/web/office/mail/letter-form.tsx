import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailLanguage, MailTemplate } from '#contract/mail/mail.ts';
import { CallError } from '../../api/call.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFailure } from '../resource/explain.ts';
import { TextField } from '../resource/fields.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type TypedLetter, toTexts, toTyped } from './letter-values.ts';
import { LETTERS_KEY, readLetters } from './letters-query.ts';
import styles from './mail.module.css';
import { useMailTexts } from './texts.ts';

type Letter = MailTemplate['letters'][MailLanguage];
type Props = { template: MailTemplate; language: MailLanguage; shown: MailLanguage };

/** The words of one letter in one language. */
export function LetterForm({ template, language, shown }: Props) {
  const mail = useMailTexts();
  const { resource } = useOfficeTexts();
  const texts = mail.letters;
  const reader = useLanguage();
  const client = useQueryClient();
  const mayEdit = useCan()('SmtpMaint.edit');
  const [asking, setAsking] = useState(false);
  const which = { event: template.event, language };
  const readAnew = () => client.invalidateQueries({ queryKey: LETTERS_KEY });
  const editing = useSavedForm<Letter>({
    row: template.letters[language],
    initial: {},
    valuesOf: (row) => toTyped(row.texts),
    send: async (typed, version) => {
      const values = toTexts(typed as TypedLetter);
      return (await callAsUser('mail/saveTemplate', { ...which, version, values })).data;
    },
    read: async () =>
      (await readLetters()).find(({ event }) => event === template.event)?.letters[language],
    // A paragraph is refused by its number; here all stand in one field.
    pathOf: (path) => path.split('.')[0] ?? path,
    explainCode: (_path, code) => {
      const [kind, name = ''] = code.split(':');
      if (kind === 'unknown_placeholder') return texts.unknownPlaceholder(name);
      return kind === 'missing_placeholder' ? texts.missingPlaceholder(name) : undefined;
    },
    parameters: ['letter', 'letterLang', 'tab'],
    onSaved: () => {
      notifications.show({ message: texts.saved });
      void readAnew();
    },
  });
  const { form } = editing;
  const letter = editing.known ?? template.letters[language];
  const reset = useMutation({
    mutationFn: async () =>
      (await callAsUser('mail/resetTemplate', { ...which, version: letter.version })).data,
    onSuccess: (usual) => {
      setAsking(false);
      editing.adopt(usual);
      notifications.show({ message: texts.resetDone });
      return readAnew();
    },
    onError: async (error) => {
      const conflict = error instanceof CallError && error.reason === 'conflict';
      const message = conflict ? texts.conflict : explainFailure(resource, error);
      notifications.show({ color: 'red', message });
      if (conflict) await readAnew();
    },
  });
  const preview = useMutation({
    mutationFn: async () => {
      const values = toTexts(form.getValues() as TypedLetter);
      return (await callAsUser('mail/previewTemplate', { ...which, values })).data;
    },
    onError: (error) => editing.refuseCall(error),
  });
  return (
    <div className={styles.columns}>
      <SavedForm
        editing={editing}
        readOnly={!mayEdit}
        className={styles.card}
        label={template.title[shown]}
        onSubmit={() => form.isDirty() && void editing.save()}
      >
        <p className={styles.muted}>
          <Prose>
            {letter.changed && letter.updatedAt
              ? texts.changedBy(letter.updatedBy ?? '', formatTime(letter.updatedAt, reader))
              : texts.usual}
          </Prose>
        </p>
        <FormProblem />
        <FormFields>
          <LetterFields hasButton={template.hasButton} />
        </FormFields>
        <Group gap="xs">
          <SaveButton disabled={!form.isDirty()}>{texts.save}</SaveButton>
          <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate()}>
            {texts.preview}
          </Button>
          {mayEdit && letter.changed && (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {texts.reset}
            </Button>
          )}
        </Group>
      </SavedForm>
      <Placeholders template={template} shown={shown} />
      {preview.data && (
        <Dialog
          size="lg"
          title={texts.previewTitle}
          onClose={preview.reset}
          closeButtonProps={{ 'aria-label': resource.close }}
        >
          <Text fw={600}>{preview.data.subject}</Text>
          <p className={styles.paper} lang={language}>
            <Prose>{preview.data.text}</Prose>
          </p>
        </Dialog>
      )}
      {asking && (
        <ConfirmDialog
          title={texts.resetTitle}
          confirm={texts.resetConfirm}
          busy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsking(false)}
        >
          {texts.resetBody}
        </ConfirmDialog>
      )}
    </div>
  );
}

function LetterFields({ hasButton }: { hasButton: boolean }) {
  const texts = useMailTexts().letters;
  return (
    <>
      <TextField name="subject" label={texts.subject} required />
      <TextField name="greeting" label={texts.greeting} />
      <AreaField
        name="paragraphs"
        label={texts.paragraphs}
        description={texts.paragraphsHint}
        required
        rows={5}
        maxLength={10_000}
      />
      {hasButton && <TextField name="button" label={texts.button} required maxLength={60} />}
      <AreaField
        name="notes"
        label={texts.notes}
        description={texts.paragraphsHint}
        rows={2}
        maxLength={5_000}
      />
    </>
  );
}

function Placeholders({ template, shown }: Pick<Props, 'template' | 'shown'>) {
  const texts = useMailTexts().letters;
  return (
    <section className={styles.card} aria-labelledby="placeholders">
      <h2 id="placeholders">
        <Prose>{texts.placeholders}</Prose>
      </h2>
      <p className={styles.muted}>
        <Prose>{texts.lead}</Prose>
      </p>
      <dl className={styles.facts}>
        {template.placeholders.map((one) => (
          <div key={one.name}>
            <dt>
              <code>{`{${one.name}}`}</code>
            </dt>
            <dd>
              {one[shown]}
              {one.required && ` (${texts.required})`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
