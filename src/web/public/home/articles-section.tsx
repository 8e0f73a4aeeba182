import { ArticleCard } from '../reading/article-card.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { useTexts } from '../texts.ts';
import styles from './articles-section.module.css';
import type { Article } from './load-home.ts';
import { Section } from './section.tsx';

/** The newest article leads with its cover; the others stand beside it. */
export function ArticlesSection({ articles }: { articles: readonly Article[] }) {
  const { articles: texts } = useTexts().home;
  return (
    <Section id="articles" title={texts.title} detail={texts.detail} all="/Articles">
      {articles.length === 0 && <EmptyState title={texts.emptyTitle} seed={23} />}
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} level={3} cover={index === 0 ? 'wide' : 'none'} brief />
          </li>
        ))}
      </ul>
    </Section>
  );
}
