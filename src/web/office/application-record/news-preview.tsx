import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

type Props = {
  record: CaseDetails;
  move: CaseDetails['moves'][number];
  rejectReasonId: number | undefined;
};

/** What the applicant will read, as the server will send it. */
export function NewsPreview({ record, move: { move }, rejectReasonId }: Props) {
  const own = useCaseTexts();
  const texts = own.newsPreview;
  const { id, version } = record;
  const query = useQuery({
    queryKey: ['application', 'preview', 'application', id, version, move, rejectReasonId],
    queryFn: async () => {
      const asked = { id, move, ...(rejectReasonId && { rejectReasonId }) };
      return (await callAsUser('application/previewMove', asked)).data;
    },
    placeholderData: keepPreviousData,
  });
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading lines={2} />;
  const { language, messages } = query.data;
  if (messages.length === 0) return <Notice color="yellow">{texts.nobody}</Notice>;
  return (
    <div aria-live="polite">
      {messages.map(({ channel, subject, text }) => (
        <figure key={channel} className={styles.wording}>
          <figcaption>
            <Prose>{texts.by(own.messages.channels[channel], texts.languages[language])}</Prose>
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
