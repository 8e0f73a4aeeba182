import { DEFAULT_LANGUAGE, type Language, PICKER_LANGUAGES } from '#contract/language.ts';
import { escapeMarkup } from '#contract/markup.ts';
import { SITE_PAGES } from '#contract/pages/site-pages.ts';

/** A page and when it last changed, as an ISO date; pages without a date seldom change. */
export type SitePage = { path: string; changedOn?: string };

/** Pages that are always there. Sign-in and the office are for staff, not for search engines. */
export const FIXED_PAGES: readonly SitePage[] = SITE_PAGES.map((path) => ({ path }));

/** The sitemap, each page with its address in every language of the picker. */
export function writeSitemap(origin: string, pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    const alternate = (hreflang: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(addressOf(origin, path, language))}"/>`;
    const alternates = [
      ...PICKER_LANGUAGES.map((language) => alternate(language, language)),
      alternate('x-default', DEFAULT_LANGUAGE),
    ];
    return `<url><loc>${escapeMarkup(addressOf(origin, path, DEFAULT_LANGUAGE))}</loc>${changed}${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function addressOf(origin: string, path: string, language: Language): string {
  const address = new URL(path, origin);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set('lang', language);
  return address.href;
}
