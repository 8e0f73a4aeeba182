import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
  parseLanguage,
} from '#contract/language.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`);
const ONE_YEAR = 31_536_000;

/** The language the address asks for, if it does. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = request.query as { lang?: string | string[] };
  return typeof lang === 'string' ? parseLanguage(lang) : undefined;
}

/** The language kept from an earlier visit; Thai when unknown. */
export function keptLanguage({ cookie }: IncomingHttpHeaders): Language {
  return (cookie && parseLanguage(COOKIE.exec(cookie)?.[1])) || DEFAULT_LANGUAGE;
}

/** Keeps a language for a visitor who has chosen none. */
export function keepLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): void {
  if (!COOKIE.test(request.headers.cookie ?? ''))
    reply.header('set-cookie', languageCookie(language));
}

/** Not HttpOnly: the page mirrors it in local storage. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}
