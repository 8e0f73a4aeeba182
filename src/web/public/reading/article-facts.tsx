import type { ArticleSummary } from '#contract/articles/articles.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';

/** When it was published and how long it takes to read. */
export function ArticleFacts({
  article,
}: {
  article: Pick<ArticleSummary, 'publishedOn' | 'readingMinutes'>;
}) {
  const language = useLanguage();
  const { articles: texts } = useTexts().home;
  return (
    <>
      <time dateTime={article.publishedOn}>{formatDate(article.publishedOn, language)}</time>
      {' · '}
      {texts.minutes(formatNumber(article.readingMinutes))}
    </>
  );
}
