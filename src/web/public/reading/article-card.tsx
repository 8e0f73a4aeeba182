import type { ArticleSummary } from '#contract/articles/articles.ts';
import { Card } from '../../ui/card.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { Cover, type CoverSize } from './cover.tsx';
import type { Pictured } from './with-pictures.ts';

type ArticleCardProps = {
  article: Pictured<ArticleSummary>;
  level: 2 | 3;
  cover?: CoverSize | 'none';
  brief?: boolean;
};

export function ArticleCard({ article, level, cover = 'card', brief = false }: ArticleCardProps) {
  return (
    <Card
      level={level}
      brief={brief}
      href={`/Article?id=${article.id}`}
      title={<Phrases text={article.name} />}
      eyebrow={article.category.name}
      media={cover !== 'none' && <Cover picture={article.picture} seed={article.id} size={cover} />}
      footer={<ArticleFacts article={article} />}
    >
      <Prose>{article.summary}</Prose>
    </Card>
  );
}
