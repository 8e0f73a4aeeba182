import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';
import { CategoryList } from './category-list.tsx';

const ArticleForm = laterPart(async () => (await import('./article-form.tsx')).ArticleForm);
const CategoryForm = laterPart(async () => (await import('./category-form.tsx')).CategoryForm);

/** Articles and news, and the categories they stand in. */
export default function Articles() {
  const { articles, categories } = useOfficeTexts().content;
  const control = useListState();
  const tab = useTab(['articles', 'categories']);
  const [List, Form] =
    tab === 'articles' ? [ArticleList, ArticleForm] : [CategoryList, CategoryForm];
  return (
    <ResourceScreen
      title={articles.title}
      roomy={tab === 'articles'}
      list={
        <>
          <ScreenTabs
            label={articles.title}
            tabs={[
              { key: 'articles', title: articles.tab },
              { key: 'categories', title: categories.title },
            ]}
            current={tab}
          />
          <List control={control} />
        </>
      }
      record={control.record && <Form {...control.record} />}
    />
  );
}
