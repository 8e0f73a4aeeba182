import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './articles-section.module.css';
import { EmptyState } from './empty-state.tsx';
import type { Article } from './load-home.ts';
import { Section } from './section.tsx';

/** The newest article leads with its sheet; the others stand beside it. */
export function ArticlesSection({ articles }: { articles: readonly Article[] }) {
  const { articles: texts } = useTexts().home;
  return (
    <Section id="articles" title={texts.title} detail={texts.detail}>
      {articles.length === 0 && <EmptyState title={texts.emptyTitle} seed={23} />}
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <Card
              title={<Phrases text={article.name} />}
              eyebrow={article.category.name}
              media={index === 0 && <Cover seed={article.id} />}
              footer={<Dated article={article} />}
            >
              {article.summary}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Cover({ seed }: { seed: number }) {
  return (
    <CadastralSheet
      className={styles.cover}
      seed={seed}
      width={640}
      height={260}
      columns={8}
      rows={4}
      mark={[0.66, 0.45]}
    />
  );
}

function Dated({ article }: { article: Article }) {
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
