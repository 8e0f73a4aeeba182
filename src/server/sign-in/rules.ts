import { initialOf } from '#contract/thai/initial.ts';

const DAY_MS = 86_400_000;

/** When a password has to be changed, or undefined where it never has. */
export function passwordExpiry(changedAt: Date, days: number): Date | undefined {
  return days > 0 ? new Date(changedAt.getTime() + days * DAY_MS) : undefined;
}

type OfPassword = { passwordTemporary: boolean; passwordChangedAt: Date };

/** Why a password no longer signs in before it is changed, or undefined where it does. */
export function changeDemanded(
  { passwordTemporary, passwordChangedAt }: OfPassword,
  days: number,
): 'temp_password' | 'day_password_expiration' | undefined {
  if (passwordTemporary) return 'temp_password';
  const expiry = passwordExpiry(passwordChangedAt, days);
  return expiry && expiry <= new Date() ? 'day_password_expiration' : undefined;
}

const HIDDEN = '****';

/** Enough for its owner to know it, and no more; not even how long it is. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstLetters(name, 2)}@${firstLetters(domain, 1)}${ending}`;
}

export function maskName(first: string, last: string): string {
  return [first, last]
    .filter(Boolean)
    .map((name) => initialOf(name) + HIDDEN)
    .join(' ');
}

/** Letters as they are read: a Thai one keeps the marks above and below it. */
function firstLetters(text: string, most: number): string {
  const letters = [...new Intl.Segmenter('th').segment(text)].map(({ segment }) => segment);
  return letters.slice(0, letters.length > most ? most : 1).join('') + HIDDEN;
}
