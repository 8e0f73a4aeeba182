import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  title: string;
  description: string;
  /** The picture that chat apps show beside the link, as a path of the site. */
  picture?: string | undefined;
  kind?: 'website' | 'article';
};

/** Title, description and the rich preview of a page, for a route's `meta`. */
export function describePage(
  { title, description, picture = '/share/site/0.png', kind = 'website' }: PageMeta,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { origin: string; language: string }
    | undefined;
  const language = root?.language ?? 'th';
  const image = `${root?.origin ?? ''}${picture}?lang=${language}`;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: kind },
    {
      property: 'og:site_name',
      content: language === 'th' ? 'โฉนด สินเชื่อที่ดิน' : 'Chanote Land Loans',
    },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: language === 'th' ? 'th_TH' : 'en_GB' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
}
