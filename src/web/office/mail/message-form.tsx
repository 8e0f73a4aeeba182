import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fillMessage } from '#contract/mail/fill-message.ts';
import {
  LONGEST_MESSAGE,
  type MailLanguage,
  type MailTemplate,
  type MessageChannel,
  type MessageTemplate,
} from '#contract/mail/mail.ts';
import { countSms } from '#contract/sms/text.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import { LETTERS_KEY, readLetters } from './letters-query.ts';
import styles from './mail.module.css';
import { Placeholders } from './placeholders.tsx';
import { TemplateFrame } from './template-frame.tsx';
import { useMailTexts } from './texts.ts';
import { useExplainPlaceholder } from './use-explain-placeholder.ts';

type Props = {
  template: MailTemplate;
  messages: NonNullable<MailTemplate['messages']>;
  found: MessageTemplate;
  channel: MessageChannel;
  language: MailLanguage;
  shown: MailLanguage;
};

/** The words of one message by SMS or LINE, in one language. */
export function MessageForm({ template, messages, found, channel, language, shown }: Props) {
  const texts = useMailTexts().letters;
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const mayEdit = useCan()('SmtpMaint.edit');
  const which = { event: template.event, channel, language };
  const readAnew = () => client.invalidateQueries({ queryKey: LETTERS_KEY });
  const editing = useSavedForm<MessageTemplate>({
    row: found,
    initial: {},
    valuesOf: ({ text }) => ({ text }),
    send: async (typed, version) => {
      const text = String(typed.text ?? '');
      return (await callAsUser('mail/saveMessage', { ...which, version, text })).data;
    },
    read: async () =>
      (await readLetters())
        .find(({ event }) => event === template.event)
        ?.messages?.texts.find((one) => one.channel === channel && one.language === language),
    explainCode: useExplainPlaceholder(),
    parameters: ['letter', 'letterLang', 'letterWay', 'tab'],
    onSaved: () => {
      notifications.show({ message: texts.messageSaved });
      void readAnew();
    },
  });
  const { form } = editing;
  const message = editing.known ?? found;
  const typed = String(form.getValues().text ?? '');
  const preview = useMutation({
    mutationFn: async () =>
      (await callAsUser('mail/previewMessage', { ...which, text: typed })).data,
    onError: (error) => editing.refuseCall(error),
  });
  const told = (length: number, parts: number) =>
    texts.length(formatNumber(length), formatNumber(parts));
  // As it would be with samples: without them it would seem cheaper than it is.
  const samples = messages.placeholders.map(({ name, samples: of }) => [name, of[language]]);
  const counted = countSms(fillMessage(typed, Object.fromEntries(samples)));
  return (
    <div className={styles.columns}>
      <TemplateFrame
        editing={editing}
        kept={message}
        label={`${template.title[shown]} ${texts.ways[channel]}`}
        mayEdit={mayEdit}
        previewing={preview.isPending}
        onPreview={() => preview.mutate()}
        onReset={async () => {
          const { version } = message;
          editing.adopt((await callAsUser('mail/resetMessage', { ...which, version })).data);
          await readAnew();
        }}
        onConflict={readAnew}
      >
        <AreaField
          name="text"
          label={texts.message}
          description={channel === 'sms' ? texts.smsHint : texts.lineHint}
          required
          rows={channel === 'sms' ? 4 : 7}
          maxLength={LONGEST_MESSAGE[channel]}
        />
        {channel === 'sms' && (
          <Text size="sm" c="dimmed">
            <Prose>{told(counted.length, counted.parts)}</Prose>
          </Text>
        )}
      </TemplateFrame>
      {messages.placeholders.length > 0 && (
        <Placeholders placeholders={messages.placeholders} shown={shown} />
      )}
      {preview.data && (
        <Dialog
          size="lg"
          title={texts.messagePreviewTitle(texts.ways[channel])}
          onClose={preview.reset}
          closeButtonProps={{ 'aria-label': resource.close }}
        >
          <p className={styles.paper} lang={language}>
            <Prose>{preview.data.text}</Prose>
          </p>
          {preview.data.parts !== null && (
            <Text size="sm" c="dimmed">
              <Prose>{told(preview.data.length, preview.data.parts)}</Prose>
            </Text>
          )}
        </Dialog>
      )}
    </div>
  );
}
