const CHOICES = ['necessary', 'statistics'] as const;
export type Consent = (typeof CHOICES)[number];

const COOKIE = 'consent';
const DAYS = 180;

export function parseConsent(value: unknown): Consent | undefined {
  return CHOICES.find((choice) => choice === value);
}

/** The visitor's answer among all cookies of the page; undefined until there is one. */
export function readConsent(cookies: string): Consent | undefined {
  const kept = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return parseConsent(kept?.slice(COOKIE.length + 1));
}

/** For the browser's cookie store. */
export function consentCookie(consent: Consent, now: number) {
  return {
    name: COOKIE,
    value: consent,
    path: '/',
    expires: now + DAYS * 86_400_000,
    sameSite: 'lax' as const,
  };
}

/** The same as a header, for browsers without one. */
export function consentHeader(consent: Consent): string {
  return `${COOKIE}=${consent}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax`;
}
