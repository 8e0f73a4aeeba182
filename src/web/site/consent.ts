const CHOICES = ['necessary', 'statistics'] as const;
export type Consent = (typeof CHOICES)[number];

const COOKIE = 'consent';
const DAYS = 180;

export function parseConsent(value: unknown): Consent | undefined {
  return CHOICES.find((choice) => choice === value);
}

/**
 * The visitor's answer among all cookies of the page; undefined until there is one, or when the policy
 * has been changed since so much that it is asked again: `asked` is the version that made it so.
 */
export function readConsent(cookies: string, asked = 0): Consent | undefined {
  const kept = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const [choice, answered = '0'] = kept?.slice(COOKIE.length + 1).split('.') ?? [];
  return Number(answered) >= asked ? parseConsent(choice) : undefined;
}

/** Of the page: from which version of the policy on an answer counts. */
export function askedByPage(): number {
  return Number(document.documentElement.dataset.cookiesAsked ?? 0);
}

const cookieValue = (consent: Consent, asked: number) =>
  asked > 0 ? `${consent}.${asked}` : consent;

/** For the browser's cookie store. */
export function consentCookie(consent: Consent, now: number, asked = 0) {
  return {
    name: COOKIE,
    value: cookieValue(consent, asked),
    path: '/',
    expires: now + DAYS * 86_400_000,
    sameSite: 'lax' as const,
  };
}

/** The same as a header, for browsers without a store or without scripts. */
export function consentHeader(consent: Consent, asked = 0): string {
  return `${COOKIE}=${cookieValue(consent, asked)}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax`;
}
