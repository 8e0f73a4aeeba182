import { westernDigits } from '#contract/thai/phone.ts';
import { describeOfficeHours, USUAL_HOURS } from '../../i18n/office-hours.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';
import { usePlace } from './place.ts';

export type Telephone = { href: string; shown: string };

/**
 * A number as staff wrote it, and as telephones dial it: with the country's code, from anywhere. Of
 * several lines (`02-123-4567, 02-123-4568` or `02-123-4567-9`) the first.
 */
export function telephoneOf(shown: string): Telephone {
  const [first = ''] = shown.trim().split(/[,/]/);
  const [line = '', extension = ''] = first.split(/#|ต่อ|ext/i).map(writtenDigits);
  const dialled = first.startsWith('+') ? fromAbroad(line) : line;
  const [national] = THAI_NUMBER.exec(dialled) ?? [dialled];
  const number = national.startsWith('0') ? `+66${national.slice(1)}` : national;
  return { shown, href: `tel:${number}${extension && `;ext=${extension}`}` };
}

/** Mobile numbers have ten digits, fixed lines nine: what follows counts the lines. */
const THAI_NUMBER = /^0(?:[689]\d{8}|[23457]\d{7})/;

const writtenDigits = (text: string) => westernDigits(text).replace(/\D/g, '');

/** `+66 (0)2…` is common on business cards. */
const fromAbroad = (digits: string) =>
  digits.startsWith('66') ? digits.replace(/^660?/, '0') : `+${digits}`;

/** The switchboard, for when not even the parameters could be read. */
const TELEPHONE = telephoneOf('02-000-1730');

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
