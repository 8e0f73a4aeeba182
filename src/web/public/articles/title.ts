import { formatNumber } from '../../i18n/format.ts';
import type { PublicTexts } from '../../texts/areas.th.ts';

type List = { search: string; page: number; category: { name: string } | undefined };
type Texts = PublicTexts['articles'];

/** How a page of the list names itself in a tab and a search result. */
export function describeList(texts: Texts, { search, page, category }: List) {
  const plain = category?.name ?? texts.name;
  const name = search ? texts.searchTitle(search) : plain;
  return {
    title: texts.title(page > 1 ? texts.pageTitle(name, formatNumber(page)) : name),
    description: category ? texts.categoryDescription(category.name) : texts.description,
  };
}
