/** Where no site stands: only to see whether an address leaves the one it is written on. */
const OWN = 'https://own.invalid';

/** A page of the site itself: a path that stays on it however a browser reads it. */
function isOwnPath(text: string): boolean {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(text)) return false;
  return URL.parse(text, OWN)?.origin === OWN;
}

/** The web by an encrypted address that carries no password. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** Where a link that staff write may lead. */
export function isSiteAddress(text: string): boolean {
  return isOwnPath(text) || isWebAddress(text);
}
