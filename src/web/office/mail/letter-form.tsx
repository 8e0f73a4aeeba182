import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailLanguage, MailTemplate } from '#contract/mail/mail.ts';
import { Prose } from '../../ui/prose.tsx';
import { TextField } from '../resource/fields.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import { type TypedLetter, toTexts, toTyped } from './letter-values.ts';
import { LETTERS_KEY, readLetters } from './letters-query.ts';
import styles from './mail.module.css';
import { Placeholders } from './placeholders.tsx';
import { TemplateFrame } from './template-frame.tsx';
import { useMailTexts } from './texts.ts';
import { useExplainPlaceholder } from './use-explain-placeholder.ts';

type Letters = NonNullable<MailTemplate['letters']>;
type Letter = Letters[MailLanguage];
type Props = {
  template: MailTemplate;
  letters: Letters;
  language: MailLanguage;
  shown: MailLanguage;
};

/** The words of one letter in one language. */
export function LetterForm({ template, letters, language, shown }: Props) {
  const mail = useMailTexts();
  const { resource } = useOfficeTexts();
  const texts = mail.letters;
  const client = useQueryClient();
  const mayEdit = useCan()('SmtpMaint.edit');
  const which = { event: template.event, language };
  const readAnew = () => client.invalidateQueries({ queryKey: LETTERS_KEY });
  const editing = useSavedForm<Letter>({
    row: letters[language],
    initial: {},
    valuesOf: (row) => toTyped(row.texts),
    send: async (typed, version) => {
      const values = toTexts(typed as TypedLetter);
      return (await callAsUser('mail/saveTemplate', { ...which, version, values })).data;
    },
    read: async () =>
      (await readLetters()).find(({ event }) => event === template.event)?.letters?.[language],
    // A paragraph is refused by its number; here all stand in one field.
    pathOf: (path) => path.split('.')[0] ?? path,
    explainCode: useExplainPlaceholder(),
    parameters: ['letter', 'letterLang', 'letterWay', 'tab'],
    onSaved: () => {
      notifications.show({ message: texts.saved });
      void readAnew();
    },
  });
  const { form } = editing;
  const letter = editing.known ?? letters[language];
  const preview = useMutation({
    mutationFn: async () => {
      const values = toTexts(form.getValues() as TypedLetter);
      return (await callAsUser('mail/previewTemplate', { ...which, values })).data;
    },
    onError: (error) => editing.refuseCall(error),
  });
  return (
    <div className={styles.columns}>
      <TemplateFrame
        editing={editing}
        kept={letter}
        label={template.title[shown]}
        mayEdit={mayEdit}
        previewing={preview.isPending}
        onPreview={() => preview.mutate()}
        onReset={async () => {
          const { version } = letter;
          editing.adopt((await callAsUser('mail/resetTemplate', { ...which, version })).data);
          await readAnew();
        }}
        onConflict={readAnew}
      >
        <LetterFields hasButton={template.hasButton} />
      </TemplateFrame>
      <Placeholders placeholders={template.placeholders} shown={shown} />
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
