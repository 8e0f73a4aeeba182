import { telephoneOf } from '../layout/contact.ts';
import { finderAddress } from './finder-address.ts';
import type { Branch, FinderData } from './load-finder.ts';

/** The branches of the page in the words of schema.org, each at its network's finder; of a linked one only that. */
export function describeBranches({ branches, chosen }: FinderData, origin: string) {
  const describe = (branch: Branch) =>
    describeBranch(branch, `${origin}${finderAddress(branch.network, { branch: branch.id })}`);
  if (chosen) return describe(chosen);
  return {
    '@type': 'ItemList',
    itemListElement: branches.map((branch, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: describe(branch),
    })),
  };
}

function describeBranch(branch: Branch, address: string) {
  return {
    '@type': 'FinancialService',
    '@id': address,
    url: address,
    name: branch.name,
    telephone: telephoneOf(branch.tel).href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.street,
      addressLocality: branch.district,
      addressRegion: branch.province,
      postalCode: branch.postcode,
      addressCountry: 'TH',
    },
    ...(branch.hours && { description: branch.hours }),
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
  };
}
