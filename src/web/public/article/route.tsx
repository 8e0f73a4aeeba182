import { data } from 'react-router';
import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { articlesHref } from '../articles/articles-query.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ArticleCard } from '../reading/article-card.tsx';
import { ArticleFacts } from '../reading/article-facts.tsx';
import { Cover } from '../reading/cover.tsx';
import { NextStep } from '../reading/next-step.tsx';
import { pageAddress } from '../reading/page-address.ts';
import { readId } from '../reading/read-id.ts';
import { ReadingBody } from '../reading/reading-body.tsx';
import { RelatedList } from '../reading/related-list.tsx';
import { ShareLinks } from '../reading/share-links.tsx';
import { describeArticle } from '../reading/structured-data.ts';
import { withPicture, withPictures } from '../reading/with-pictures.ts';
import { withTextPictures } from '../reading/with-text-pictures.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PageHandle = { winName: 'Article', recordIn: 'id', differsBy: ['id'] };

const RELATED = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, origin } = context.get(pageContext);
  const id = readId(new URL(request.url).searchParams);
  const found = id && (await services.articles.find(language, id));
  if (!found) throw data(null, { status: 404 });
  const [others, { register_show }] = await Promise.all([
    services.articles.related(language, found, RELATED),
    services.parameters(),
  ]);
  const { articles: texts, brand } = DICTIONARIES[language];
  const { category } = found;
  const [article, related] = await Promise.all([
    withTextPictures(services, language, await withPicture(services, language, found)),
    withPictures(services, language, others),
  ]);
  return {
    article,
    related,
    open: isOn(register_show),
    title: texts.title(found.name),
    category: { name: category.name, href: articlesHref({ category: category.id }) },
    address: pageAddress(origin, `/Article?id=${found.id}`, language),
    speaker: { origin, language, company: brand.company },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { article, title, address, speaker } = loaderData;
  const picture = `/share/article/${article.id}.png`;
  return [
    ...describePage({ title, description: article.summary, picture, kind: 'article' }, matches),
    { 'script:ld+json': describeArticle(speaker, article, { address, picture }) },
  ];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { articles: texts } = useTexts();
  const { article, related, open, category, address } = loaderData;
  return (
    <>
      <article>
        <PageHead
          crumbs={[
            { name: texts.name, href: articlesHref({}) },
            category,
            { name: article.name, href: `/Article?id=${article.id}` },
          ]}
          heading={article.name}
          lead={article.summary}
          cover={<Cover picture={article.picture} seed={article.id} size="page" />}
        >
          <p className={styles.facts}>
            <ArticleFacts article={article} />
          </p>
        </PageHead>
        <ReadingBody
          aside={
            <>
              <NextStep open={open} />
              <ShareLinks address={address} title={article.name} />
            </>
          }
        >
          <RichText nodes={article.detail} pictures={article.pictures} />
        </ReadingBody>
      </article>
      <RelatedList title={texts.related} all={{ name: texts.name, href: articlesHref({}) }}>
        {related.map((other) => (
          <ArticleCard key={other.id} article={other} level={3} />
        ))}
      </RelatedList>
    </>
  );
}
