/** The lender's switchboard. */
export const TELEPHONE = { href: 'tel:+6620001730', shown: '02-000-1730' };
