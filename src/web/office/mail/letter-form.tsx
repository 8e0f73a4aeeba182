import { Button, Group, Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { MailLanguage, MailTemplate } from '#contract/mail.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { useCan } from '../session/profile.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { toTyped } from './letter-values.ts';
import styles from './mail.module.css';
import { useLetterTasks } from './use-letter-tasks.ts';

type Props = { template: MailTemplate; language: MailLanguage; shown: MailLanguage };

/** The words of one letter in one language. */
export function LetterForm({ template, language, shown }: Props) {
  const { mail, resource } = useOfficeTexts();
  const texts = mail.letters;
  const reader = useLanguage();
  const mayEdit = useCan()('SmtpMaint.edit');
  const letter = template.letters[language];
  const form = useForm({ initialValues: toTyped(letter.texts) });
  const release = useUnsavedGuard(form.isDirty());
  const { save, reset, preview } = useLetterTasks(template, language, form, release);
  const [asking, setAsking] = useState(false);
  const field = (name: keyof typeof form.values) => ({
    ...form.getInputProps(name),
    label: texts[name],
    disabled: !mayEdit,
    lang: language,
  });
  return (
    <div className={styles.columns}>
      <form
        className={styles.card}
        noValidate
        aria-label={template.title[shown]}
        onSubmit={form.onSubmit((values) => save.mutate(values))}
      >
        <p className={styles.muted}>
          {letter.changed && letter.updatedAt
            ? texts.changedBy(letter.updatedBy ?? '', formatTime(letter.updatedAt, reader))
            : texts.usual}
        </p>
        <TextInput {...field('subject')} required maxLength={200} />
        <TextInput {...field('greeting')} maxLength={200} />
        <Textarea
          {...field('paragraphs')}
          description={texts.paragraphsHint}
          required
          autosize
          minRows={5}
          maxRows={20}
          maxLength={10_000}
        />
        {template.hasButton && <TextInput {...field('button')} required maxLength={60} />}
        <Textarea
          {...field('notes')}
          description={texts.paragraphsHint}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={5_000}
        />
        <Group gap="xs">
          {mayEdit && (
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {texts.save}
            </Button>
          )}
          <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate()}>
            {texts.preview}
          </Button>
          {mayEdit && letter.changed && (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {texts.reset}
            </Button>
          )}
        </Group>
      </form>
      <Placeholders template={template} shown={shown} />
      {preview.data && (
        <Modal
          opened
          centered
          size="lg"
          title={texts.previewTitle}
          onClose={preview.reset}
          closeButtonProps={{ 'aria-label': resource.close }}
        >
          <Text fw={600}>{preview.data.subject}</Text>
          <p className={styles.paper} lang={language}>
            {preview.data.text}
          </p>
        </Modal>
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

function Placeholders({ template, shown }: Pick<Props, 'template' | 'shown'>) {
  const texts = useOfficeTexts().mail.letters;
  return (
    <section className={styles.card} aria-labelledby="placeholders">
      <h2 id="placeholders">{texts.placeholders}</h2>
      <p className={styles.muted}>{texts.lead}</p>
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
