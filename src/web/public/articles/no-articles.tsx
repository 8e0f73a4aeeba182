import { TextLink } from '../../ui/text-link.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { useTexts } from '../texts.ts';
import { type ArticlesQuery, articlesHref } from './articles-query.ts';

/** Says what was not found, and the nearest thing to do about it. */
export function NoArticles({ category, search }: Pick<ArticlesQuery, 'category' | 'search'>) {
  const { articles: texts } = useTexts();
  const empty = category ? texts.emptyInCategory : texts.empty;
  return (
    <>
      <EmptyState title={search ? texts.noResult(search) : empty} seed={26} />
      {search && <p data-missed={search}>{texts.noResultDetail}</p>}
      <div>
        {search && category && (
          <p>
            <TextLink href={articlesHref({ search })} variant="onward">
              {texts.search.everywhere}
            </TextLink>
          </p>
        )}
        {(search || category) && (
          <p>
            <TextLink href={articlesHref({})} variant="onward">
              {texts.all}
            </TextLink>
          </p>
        )}
      </div>
    </>
  );
}
