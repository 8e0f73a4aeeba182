import { formatNumber } from '../../i18n/format.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ArticleCard } from '../reading/article-card.tsx';
import { CardGrid } from '../reading/card-grid.tsx';
import { ListBody } from '../reading/list-body.tsx';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { articlesHref } from './articles-query.ts';
import { CategoryLinks } from './category-links.tsx';
import { loadArticles } from './load-articles.ts';
import { NoArticles } from './no-articles.tsx';
import styles from './route.module.css';
import { SearchForm } from './search-form.tsx';
import { describeList } from './title.ts';

export const handle: PageHandle = {
  winName: 'Articles',
  recordIn: 'category',
  differsBy: ['category', 'page'],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const list = await loadArticles(services, language, new URL(request.url).searchParams);
  const { articles: texts } = DICTIONARIES[language];
  return { ...list, ...describeList(texts, list), language, feed: texts.feed };
}

export function meta({ loaderData: list, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!list) return [];
  return [
    ...describePage(list, matches),
    ...(list.search ? [{ name: 'robots', content: 'noindex' }] : []),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: list.feed,
      href: list.language === 'th' ? '/rss.xml' : `/rss.xml?lang=${list.language}`,
    },
  ];
}

export default function Articles({ loaderData: list }: Route.ComponentProps) {
  const { articles: texts } = useTexts();
  const { articles, search, category, page, pageCount } = list;
  const filter = { category: category?.id, search };
  return (
    <>
      <PageHead
        crumbs={[
          { name: texts.name, href: articlesHref({}) },
          ...(category
            ? [{ name: category.name, href: articlesHref({ category: category.id }) }]
            : []),
        ]}
        heading={category?.name ?? texts.heading}
        lead={texts.lead}
        seed={73}
      >
        <SearchForm search={search} category={category} />
      </PageHead>
      <ListBody>
        <CategoryLinks categories={list.categories} chosen={category?.id} search={search} />
        {articles.length === 0 ? <NoArticles {...filter} /> : <Count list={list} />}
        <CardGrid>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} level={2} />
          ))}
        </CardGrid>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(other) => articlesHref({ ...filter, page: other })}
          texts={texts.pages}
        />
      </ListBody>
    </>
  );
}

function Count({ list }: { list: Route.ComponentProps['loaderData'] }) {
  const { articles: texts } = useTexts();
  const { search, category } = list;
  const total = `${formatNumber(list.total)}${list.uncounted ? '+' : ''}`;
  return (
    <p className={styles.count}>
      {search ? texts.countFor(total, search) : texts.count(total)}
      {search && (
        <TextLink href={articlesHref({ category: category?.id })}>{texts.search.clear}</TextLink>
      )}
    </p>
  );
}
