import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf } from '#contract/calls.ts';
import type { NewsPreview as Preview } from '#contract/cases/news-preview.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

/** What is about to be done; undefined while something of it is missing. */
export type PlannedNews = InputOf<'application/previewNews'>['planned'];

const PAUSE_MS = 300;

/** What the applicant will read, as the server will send it. */
export function NewsPreview({ id, planned }: { id: number; planned: PlannedNews | undefined }) {
  const { newsPreview: texts } = useCaseTexts();
  // Told apart by what they say: while nothing changes, nothing is asked again.
  const [asked] = useDebouncedValue(JSON.stringify(planned), PAUSE_MS);
  const query = useQuery({
    queryKey: ['application', 'preview', 'application', id, asked],
    queryFn: async () => {
      const input = { id, planned: JSON.parse(asked ?? '') as PlannedNews };
      return (await callAsUser('application/previewNews', input)).data;
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!planned) return null;
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading lines={2} />;
  if (query.data.messages.length === 0) return <Notice color="yellow">{texts.nobody}</Notice>;
  return <NewsMessages preview={query.data} />;
}

/** Each message under its way and language. */
export function NewsMessages({ preview: { language, messages } }: { preview: Preview }) {
  const { newsPreview: texts, messages: sent } = useCaseTexts();
  return (
    <div aria-live="polite">
      {messages.map(({ channel, subject, text }) => (
        <figure key={channel} className={styles.wording}>
          <figcaption>
            <Prose>{texts.by(sent.channels[channel], texts.languages[language])}</Prose>
          </figcaption>
          <blockquote lang={language} className={styles.told}>
            {subject && <strong>{subject}</strong>}
            {text.trim()}
          </blockquote>
        </figure>
      ))}
    </div>
  );
}
