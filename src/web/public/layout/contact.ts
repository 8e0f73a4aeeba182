import { useRouteLoaderData } from 'react-router';

export type Telephone = { href: string; shown: string };

/** The switchboard, for when not even the parameters could be read. */
const TELEPHONE = telephoneOf('02-000-1730');

/** A number as staff wrote it, and as telephones dial it: with the country's code, from anywhere. */
export function telephoneOf(shown: string): Telephone {
  const digits = shown.replace(/\D/g, '');
  const national = digits.startsWith('0') ? `+66${digits.slice(1)}` : digits;
  return { shown, href: `tel:${shown.trim().startsWith('+') ? `+${digits}` : national}` };
}

export function useTelephone(): Telephone {
  const layout = useRouteLoaderData<{ telephone: string }>('public/layout/route');
  return layout ? telephoneOf(layout.telephone) : TELEPHONE;
}
