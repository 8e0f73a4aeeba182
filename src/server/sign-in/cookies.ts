import type { FastifyReply, FastifyRequest } from 'fastify';

type Cookie = { name: string; value: string; seconds: number };

/** What a script cannot read and another site cannot send along: for calls of ours only. */
export function setCookie(reply: FastifyReply, { name, value, seconds }: Cookie, secure: boolean) {
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  );
}

/** A secret that one of our cookies carries. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}
