import { SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  MAIL_LANGUAGES,
  type MailLanguage,
  type MailTemplate,
  MESSAGE_CHANNELS,
} from '#contract/mail/mail.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { LetterForm } from './letter-form.tsx';
import { LETTERS_KEY, readLetters } from './letters-query.ts';
import styles from './mail.module.css';
import { MessageForm } from './message-form.tsx';
import { useMailTexts } from './texts.ts';

/** By which ways an event is told. */
function waysOf({ letters, messages }: MailTemplate) {
  const there = MESSAGE_CHANNELS.filter((one) =>
    messages?.texts.some(({ channel }) => channel === one),
  );
  return [...(letters ? ['mail' as const] : []), ...there];
}

const isChanged = ({ letters, messages }: MailTemplate) =>
  MAIL_LANGUAGES.some((one) => letters?.[one].changed) ||
  (messages?.texts.some(({ changed }) => changed) ?? false);

/** Everything that people are told, one event at a time, by each way and in both languages. */
export function Letters() {
  const mail = useMailTexts();
  const { resource } = useOfficeTexts();
  const texts = mail.letters;
  const shown: MailLanguage = useLanguage() === 'th' ? 'th' : 'en';
  const [parameters, setParameters] = useSearchParams();
  const query = useQuery({
    queryKey: LETTERS_KEY,
    queryFn: readLetters,
    refetchOnWindowFocus: false,
  });
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading />;
  const language = MAIL_LANGUAGES.find((known) => known === parameters.get('letterLang')) ?? shown;
  const template =
    query.data.find(({ event }) => event === parameters.get('letter')) ?? query.data[0];
  if (!template) return null;
  const ways = waysOf(template);
  const way = ways.find((known) => known === parameters.get('letterWay')) ?? ways[0] ?? 'mail';
  const message = template.messages?.texts.find(
    (one) => one.channel === way && one.language === language,
  );
  const show = (changes: Record<string, string>) =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      preventScrollReset: true,
    });
  return (
    <section className={styles.list}>
      <div className={styles.tools}>
        <Select
          className={styles.choice}
          label={texts.letter}
          data={query.data.map((one) => ({
            value: one.event,
            label: [one.title[shown], isChanged(one) && `(${texts.changed})`]
              .filter(Boolean)
              .join(' '),
          }))}
          value={template.event}
          onChange={(event) => event && show({ letter: event })}
        />
        {ways.length > 1 && (
          <SegmentedControl
            aria-label={texts.waysLabel}
            data={ways.map((value) => ({ value, label: texts.ways[value] }))}
            value={way}
            onChange={(chosen) => show({ letterWay: chosen })}
          />
        )}
        <SegmentedControl
          aria-label={texts.languageLabel}
          data={MAIL_LANGUAGES.map((value) => ({ value, label: resource.languages[value] }))}
          value={language}
          onChange={(chosen) => show({ letterLang: chosen })}
        />
      </div>
      {message && template.messages && way !== 'mail' && (
        <MessageForm
          key={`${template.event} ${way} ${language}`}
          template={template}
          messages={template.messages}
          found={message}
          channel={way}
          language={language}
          shown={shown}
        />
      )}
      {template.letters && way === 'mail' && (
        <LetterForm
          key={`${template.event} ${language}`}
          template={template}
          letters={template.letters}
          language={language}
          shown={shown}
        />
      )}
    </section>
  );
}
