import type { TrailStep } from './breadcrumbs.tsx';
import { pageAddress } from './page-address.ts';
import type { Speaker } from './structured-data.ts';

export function describeTrail({ origin, language }: Speaker, trail: readonly TrailStep[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(origin, href, language),
    })),
  };
}
