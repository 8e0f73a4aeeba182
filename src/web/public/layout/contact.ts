import { describeOfficeHours, USUAL_HOURS } from '../../i18n/office-hours.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';
import { usePlace } from './place.ts';

export type Telephone = { href: string; shown: string };

/** The switchboard, for when not even the parameters could be read. */
const TELEPHONE = telephoneOf('02-000-1730');

/** A number as staff wrote it, and as telephones dial it: with the country's code, from anywhere. */
export function telephoneOf(shown: string): Telephone {
  const digits = shown.replace(/\D/g, '');
  const national = digits.startsWith('0') ? `+66${digits.slice(1)}` : digits;
  return { shown, href: `tel:${shown.trim().startsWith('+') ? `+${digits}` : national}` };
}

/** The number to call. */
export function useTelephone(): Telephone {
  const { frame } = usePlace();
  return frame ? telephoneOf(frame.telephone) : TELEPHONE;
}

/** When somebody answers: by the clock, and in words. */
export function useOfficeHours() {
  const { layout } = useTexts();
  const hours = usePlace().frame?.hours ?? USUAL_HOURS;
  return { hours, inWords: describeOfficeHours(hours, layout, useLanguage()) };
}

/** What staff say about the company, and what the site says where they do not. */
export function useContact() {
  const { brand } = useTexts();
  const { hours, inWords } = useOfficeHours();
  const company = usePlace().frame?.company;
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
