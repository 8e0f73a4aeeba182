import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '#server/platform/page-answers.ts';
import { askedLanguage, keepLanguage } from '#server/platform/page-language.ts';
import { languageOf } from '#server/users/language.ts';
import { findUserById } from '#server/users/queries.ts';
import { findMailed, giveGrant } from './password-grants.ts';
import type { SignInParts } from './sign-in-parts.ts';

const PATH = '/ForgotPassword';
const Token = z.string().regex(/^[\w-]{43}$/);
const Name = z.string().max(200);

type Options = Pick<SignInParts, 'db' | 'secureCookies'> & { pages: PageAnswers };

/**
 * The mailed link. Its token is exchanged for a cookie and leaves the address at once, so that it
 * stays in no history and is told to nobody by a referrer. Everything else there is a page.
 */
export async function forgotPasswordLink(
  app: FastifyInstance,
  { db, secureCookies, pages }: Options,
): Promise<void> {
  app.get(PATH, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    if (!('token' in query)) return pages.send(request, reply);
    const asked = askedLanguage(request);
    const lang = asked && { lang: asked };
    const token = Token.safeParse(query.token);
    const userId = token.success ? await findMailed(db, token.data) : undefined;
    const user = userId === undefined ? undefined : await findUserById(db, userId);
    if (!user?.enabled) {
      const name = Name.safeParse(query.prop1);
      return leaveFor(reply, { prop1: name.success ? name.data : '', failed: 'link', ...lang });
    }
    await giveGrant(db, reply, { userId: user.id, kind: 'mailed_cookie', secure: secureCookies });
    keepLanguage(request, reply, languageOf(user));
    return leaveFor(reply, { prop1: Buffer.from(user.userId).toString('base64'), ...lang });
  });
}

function leaveFor(reply: FastifyReply, query: Record<string, string>): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`${PATH}?${new URLSearchParams(query)}`, 303);
}
