import { JsonLd } from '../../ui/json-ld.tsx';
import { useContact } from './contact.ts';
import { useOrigin } from './use-origin.ts';

const USUAL_HOURS = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:30',
  closes: '17:30',
};

/** Who the lender is, for search engines. The hours are those of the FAQ. */
export function OrganizationData() {
  const origin = useOrigin();
  const { name, telephones, address, email, links, usualHours } = useContact();
  return (
    <JsonLd
      data={{
        '@type': 'FinancialService',
        '@id': `${origin}/#organization`,
        name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        telephone: telephones[0]?.href.replace('tel:', ''),
        ...(email && { email }),
        ...(address && {
          address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TH' },
        }),
        ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
        areaServed: { '@type': 'Country', name: 'TH' },
        ...(usualHours && { openingHoursSpecification: USUAL_HOURS }),
      }}
    />
  );
}
