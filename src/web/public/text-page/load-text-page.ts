import { data, type RouterContextProvider } from 'react-router';
import type { PageKey } from '#contract/pages/kinds.ts';
import { pageContext } from '../../page-context.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { withTextPictures } from '../reading/with-text-pictures.ts';

/** The text of a fixed page. Where staff have written none there is no such page. */
export async function loadTextPage(context: Readonly<RouterContextProvider>, key: PageKey) {
  const { services, language } = context.get(pageContext);
  const found = await services.pages.text(key, language);
  if (!found) throw data(null, { status: 404 });
  const text = await withTextPictures(services, language, found);
  const { brand, pages } = DICTIONARIES[language];
  return { ...text, title: pages.title(text.name, brand.company) };
}

export type PageText = Awaited<ReturnType<typeof loadTextPage>>;
