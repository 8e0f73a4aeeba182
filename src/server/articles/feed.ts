import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import { escapeMarkup, withoutControls } from '#contract/markup.ts';
import type { Db } from '#server/platform/db.ts';
import { newestFirst } from './queries.ts';
import { inCategory, isShown } from './summaries.ts';
import { article, articleCategory } from './tables.ts';

const NEWEST = 20;

const CHANNEL = {
  th: {
    title: 'โฉนด สินเชื่อที่ดิน – บทความและข่าวสาร',
    description: 'เรื่องที่ดินและสินเชื่อ อ่านเข้าใจในไม่กี่นาที',
  },
  en: {
    title: 'Chanote Land-Secured Loans – articles and news',
    description: 'Land and loans, explained in a few minutes.',
  },
};

type FeedItem = { id: number; name: string; summary: string; category: string; publishedAt: Date };

/** The newest articles as RSS 2.0. */
export async function articleFeed(db: Db, origin: string, language: Language): Promise<string> {
  return renderFeed(await listFeedItems(db, language), origin, language);
}

async function listFeedItems(db: Db, language: Language): Promise<FeedItem[]> {
  const rows = await db
    .select({
      id: article.id,
      name: article.name,
      summary: article.summary,
      category: articleCategory.name,
      publishedAt: article.publishFrom,
    })
    .from(article)
    .innerJoin(articleCategory, inCategory)
    .where(isShown())
    .orderBy(...newestFirst)
    .limit(NEWEST);
  return rows.map((row) => ({
    ...row,
    name: localize(row.name, language),
    summary: localize(row.summary, language),
    category: localize(row.category, language),
  }));
}

export function renderFeed(items: readonly FeedItem[], origin: string, language: Language): string {
  const { title, description } = CHANNEL[language === 'th' ? 'th' : 'en'];
  const parameter = language === DEFAULT_LANGUAGE ? '' : `lang=${language}`;
  const address = (path: string, query = '') => {
    const search = [query, parameter].filter(Boolean).join('&');
    return `${origin}${path}${search && `?${search}`}`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', title)}
${element('link', address('/Articles'))}
${element('description', description)}
${element('language', language)}
<atom:link href="${escapeXml(address('/rss.xml'))}" rel="self" type="application/rss+xml"/>
${items.map((item) => renderItem(item, address('/Article', `id=${item.id}`))).join('\n')}
</channel></rss>
`;
}

function renderItem({ name, summary, category, publishedAt }: FeedItem, link: string): string {
  const parts = [
    element('title', name),
    element('link', link),
    element('guid', link),
    element('pubDate', publishedAt.toUTCString()),
    element('category', category),
    element('description', summary),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  return escapeMarkup(withoutControls(text));
}
