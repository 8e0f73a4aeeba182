import { redirect } from 'react-router';
import { consentHeader, parseConsent } from '../../site/consent.ts';

/** `consent=statistics` and some room; nobody has more to say here. */
const LONGEST_BODY = 200;

/** Keeps the answer in a cookie and leads back to where it was given. What is no answer is dropped. */
export async function keepConsent(request: Request): Promise<Response> {
  const answer = await readAnswer(request);
  const consent = parseConsent(answer?.get('consent'));
  const asked = /^\d{1,7}$/.test(answer?.get('asked') ?? '') ? Number(answer?.get('asked')) : 0;
  const headers: HeadersInit = consent ? { 'set-cookie': consentHeader(consent, asked) } : {};
  return redirect(pathBefore(request), { status: 303, headers });
}

async function readAnswer(request: Request): Promise<URLSearchParams | null> {
  const length = Number(request.headers.get('content-length'));
  if (!(length > 0 && length <= LONGEST_BODY)) return null;
  return new URLSearchParams(await request.text());
}

/** Always a path of this site, whatever the header says: two slashes would name another host. */
function pathBefore(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/cookie-policy';
  const { pathname, search } = new URL(referrer);
  return pathname.replace(/^[/\\]+/, '/') + search;
}
