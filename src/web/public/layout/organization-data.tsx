import type { OfficeHours } from '../../i18n/office-hours.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { useContact } from './contact.ts';
import { useOrigin } from './use-origin.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function openingHours({ office_opens, office_closes, office_days }: OfficeHours) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: office_days.map((day) => DAYS[day - 1]),
    opens: office_opens,
    closes: office_closes,
  };
}

/** Who the lender is, for search engines. The hours are those that the page shows. */
export function OrganizationData() {
  const origin = useOrigin();
  const { name, registeredName, registrationNumber, telephones, address, email, links, hours } =
    useContact();
  return (
    <JsonLd
      data={{
        '@type': 'FinancialService',
        '@id': `${origin}/#organization`,
        name,
        ...(registeredName && { legalName: registeredName }),
        ...(registrationNumber && { taxID: registrationNumber }),
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        telephone: telephones[0]?.href.replace('tel:', ''),
        ...(email && { email }),
        ...(address && {
          address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TH' },
        }),
        ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
        areaServed: { '@type': 'Country', name: 'TH' },
        ...(hours && { openingHoursSpecification: openingHours(hours) }),
      }}
    />
  );
}
