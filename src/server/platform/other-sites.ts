import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site had the visitor's browser send this. Our own pages may be looked at
 * under any name that leads here; programs that are no browsers say neither.
 */
export function isFromOtherSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  return URL.parse(origin)?.host !== host?.toLowerCase();
}
