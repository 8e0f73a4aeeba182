import { useRouteLoaderData } from 'react-router';
import type { CompanyFacts } from '#server/pages/company.ts';
import { describeOfficeHours, type OfficeHours, USUAL_HOURS } from '../../i18n/office-hours.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';

export type Telephone = { href: string; shown: string };

/** The switchboard, for when not even the parameters could be read. */
const TELEPHONE = telephoneOf('02-000-1730');

/** A number as staff wrote it, and as telephones dial it: with the country's code, from anywhere. */
export function telephoneOf(shown: string): Telephone {
  const digits = shown.replace(/\D/g, '');
  const national = digits.startsWith('0') ? `+66${digits.slice(1)}` : digits;
  return { shown, href: `tel:${shown.trim().startsWith('+') ? `+${digits}` : national}` };
}

type Layout = { telephone: string; hours: OfficeHours; company: CompanyFacts | undefined };
const useLayout = () => useRouteLoaderData<Layout>('public/layout/route');

/** The number to call. */
export function useTelephone(): Telephone {
  const layout = useLayout();
  return layout ? telephoneOf(layout.telephone) : TELEPHONE;
}

/** When somebody answers: by the clock, and in words. */
export function useOfficeHours() {
  const { layout } = useTexts();
  const hours = useLayout()?.hours ?? USUAL_HOURS;
  return { hours, inWords: describeOfficeHours(hours, layout, useLanguage()) };
}

/** What staff say about the company, and what the site says where they do not. */
export function useContact() {
  const { brand } = useTexts();
  const { hours, inWords } = useOfficeHours();
  const company = useLayout()?.company;
  const telephone = useTelephone();
  return {
    name: company?.name || brand.company,
    registeredName: company?.registeredName ?? '',
    registrationNumber: company?.registrationNumber ?? '',
    licence: company?.licence ?? '',
    telephones: [telephone, ...(company?.telephones.slice(1).map(telephoneOf) ?? [])],
    officeHours: company?.officeHours || inWords,
    /** Those of the parameters are known by the clock; those that staff write are words. */
    hours: company?.officeHours ? undefined : hours,
    address: company?.address ?? '',
    email: company?.email ?? '',
    links: company?.links ?? [],
  };
}
