import { SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MAIL_LANGUAGES, type MailLanguage } from '#contract/mail/mail.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { LetterForm } from './letter-form.tsx';
import { LETTERS_KEY, readLetters } from './letters-query.ts';
import styles from './mail.module.css';
import { useMailTexts } from './texts.ts';

/** The letters of the product, one at a time, in both languages. */
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
  const show = (changes: Record<string, string>) =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      preventScrollReset: true,
    });
  return (
    <>
      <div className={styles.tools}>
        <Select
          className={styles.choice}
          label={texts.letter}
          allowDeselect={false}
          data={query.data.map(({ event, title, letters }) => ({
            value: event,
            label: [
              title[shown],
              MAIL_LANGUAGES.some((one) => letters[one].changed) && `(${texts.changed})`,
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          value={template.event}
          onChange={(event) => event && show({ letter: event })}
        />
        <SegmentedControl
          aria-label={resource.languages[language]}
          data={MAIL_LANGUAGES.map((value) => ({ value, label: resource.languages[value] }))}
          value={language}
          onChange={(chosen) => show({ letterLang: chosen })}
        />
      </div>
      <LetterForm
        key={`${template.event} ${language}`}
        template={template}
        language={language}
        shown={shown}
      />
    </>
  );
}
