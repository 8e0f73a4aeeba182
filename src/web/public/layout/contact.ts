import { useRouteLoaderData } from 'react-router';
import type { CompanyFacts } from '#server/pages/company.ts';
import { useTexts } from '../../i18n/texts.ts';

export type Telephone = { href: string; shown: string };

/** The switchboard, for when not even the parameters could be read. */
const TELEPHONE = telephoneOf('02-000-1730');

/** A number as staff wrote it, and as telephones dial it: with the country's code, from anywhere. */
export function telephoneOf(shown: string): Telephone {
  const digits = shown.replace(/\D/g, '');
  const national = digits.startsWith('0') ? `+66${digits.slice(1)}` : digits;
  return { shown, href: `tel:${shown.trim().startsWith('+') ? `+${digits}` : national}` };
}

type Layout = { telephone: string; company: CompanyFacts | undefined };
const useLayout = () => useRouteLoaderData<Layout>('public/layout/route');

/** The number to call. */
export function useTelephone(): Telephone {
  const layout = useLayout();
  return layout ? telephoneOf(layout.telephone) : TELEPHONE;
}

/** What staff say about the company, and what the site says where they do not. */
export function useContact() {
  const { brand, layout } = useTexts();
  const company = useLayout()?.company;
  const telephone = useTelephone();
  return {
    name: company?.name || brand.company,
    telephones: [telephone, ...(company?.telephones.slice(1).map(telephoneOf) ?? [])],
    officeHours: company?.officeHours || layout.officeHoursValue,
    /** The site's own hours are known by the clock; those that staff write are words. */
    usualHours: !company?.officeHours,
    address: company?.address ?? '',
    email: company?.email ?? '',
    links: company?.links ?? [],
  };
}
