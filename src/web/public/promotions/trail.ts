import type { PublicTexts } from '../../texts/areas.th.ts';

export function promotionsTrail({
  articles,
  promotions,
}: Pick<PublicTexts, 'articles' | 'promotions'>) {
  return [
    { name: articles.reading.home, href: '/' },
    { name: promotions.name, href: '/Promotions' },
  ];
}
