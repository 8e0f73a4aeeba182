import { useTexts } from '../../i18n/texts.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { useTelephone } from './contact.ts';
import { useOrigin } from './use-origin.ts';

/** Who the lender is, for search engines. The hours are those of the FAQ. */
export function OrganizationData() {
  const { brand } = useTexts();
  const origin = useOrigin();
  const telephone = useTelephone();
  return (
    <JsonLd
      data={{
        '@type': 'FinancialService',
        '@id': `${origin}/#organization`,
        name: brand.company,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        telephone: telephone.href.replace('tel:', ''),
        areaServed: { '@type': 'Country', name: 'TH' },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:30',
          closes: '17:30',
        },
      }}
    />
  );
}
