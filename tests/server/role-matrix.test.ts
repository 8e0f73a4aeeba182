import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { STAFF_ROLES } from '#server/demo/staff-roles.ts';
import { userSession } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, ROLES, type Role, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
const guarded = Object.entries(CALLS).filter(([, { access }]) => access !== 'public');

/** What the demo says a role may do; administrators may everything. */
function permissionsOf(role: Role): ReadonlySet<Permission> | 'all' {
  if (role === 'administrator') return 'all';
  return new Set(role === 'nobody' ? [] : STAFF_ROLES[role].permissions);
}

/** A field of a kind that no input has: who may call is told so, and nothing is done. */
const REFUSED = {
  id: {},
  ids: {},
  name: 7,
  search: {},
  user_id: {},
  userId: {},
  format: 7,
  resource: 'articleCategory',
};

async function knock(path: string, headers: Record<string, string>) {
  const { status, body } = await post(
    app,
    `${path}?resource=${REFUSED.resource}`,
    REFUSED,
    headers,
  );
  return { status, reason: body.reasonText };
}

/** Which calls answered otherwise than they should, each with what it said. Several at a time. */
async function findWrong(
  headers: Record<string, string>,
  isRight: (access: string, answer: { status: number; reason: unknown }) => boolean,
): Promise<string[]> {
  const waiting = [...guarded];
  const wrong: string[] = [];
  const caller = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, { access }] = next;
      const answer = await knock(path, headers);
      if (!isRight(access, answer)) wrong.push(`${path}: ${answer.status} ${answer.reason}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, caller));
  return wrong;
}

test.each(ROLES)('every call lets %s in or keeps out, as the role says', async (role) => {
  const userId = `matrix${role}`;
  await addUser(db, role, { userId });
  const held = permissionsOf(role);
  const wrong = await findWrong(await signInAs(app, userId), (access, { status, reason }) => {
    // Of a call about any kind of thing, the permission of the window of the one named.
    const [subject = '', actions = ''] = access.split('.');
    const window = subject === 'resource' ? RESOURCE_WINDOWS.articleCategory : subject;
    const needed = actions.split('|').map((action) => `${window}.${action}` as Permission);
    const allowed = access === 'signedIn' || held === 'all' || needed.some((one) => held.has(one));
    return allowed
      ? status !== 401 && status !== 403
      : status === 403 && reason === 'not_permitted';
  });
  expect(wrong).toEqual([]);
});

const without: Record<string, () => Promise<Record<string, string>>> = {
  'no token': async () => ({}),
  'a token of another form': async () => {
    const { authorization } = await signInNew();
    return { authorization: authorization.replace('Bearer-', 'Bearer ') };
  },
  'a disabled user': async () => {
    const headers = await signInNew('disabled');
    await db.update(appUser).set({ enabled: false }).where(eq(appUser.userId, 'disabled'));
    return headers;
  },
  'a deleted user': async () => {
    const headers = await signInNew('deleted');
    await db.update(appUser).set({ deletedAt: new Date() }).where(eq(appUser.userId, 'deleted'));
    return headers;
  },
  'an expired session': async () => {
    const headers = await signInNew('expired');
    await changeSession('expired', { expiresAt: new Date(Date.now() - 1_000) });
    return headers;
  },
  'a session left alone for too long': async () => {
    const headers = await signInNew('idle');
    await changeSession('idle', { lastSeenAt: new Date(Date.now() - 86_400_000) });
    return headers;
  },
  'a revoked token': async () => {
    const headers = await signInNew();
    await post(app, 'user/logout', {}, headers);
    return headers;
  },
  'a tampered signature': async () => {
    const [head, payload, signature = ''] = tokenOf(await signInNew()).split('.');
    const turned = signature.startsWith('A') ? 'B' : 'A';
    return bearer(`${head}.${payload}.${turned}${signature.slice(1)}`);
  },
  'a tampered payload': async () => {
    const [head, payload = '', signature] = tokenOf(await signInNew()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return bearer(`${head}.${encode({ ...claims, exp: claims.exp + 60 })}.${signature}`);
  },
  'alg none': async () => {
    const [, payload] = tokenOf(await signInNew()).split('.');
    return bearer(`${encode({ alg: 'none' })}.${payload}.`);
  },
  'two parts': async () => {
    const [head, payload] = tokenOf(await signInNew()).split('.');
    return bearer(`${head}.${payload}`);
  },
  'a key of one’s own': async () => {
    const [, payload = ''] = tokenOf(await signInNew()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = new TextEncoder().encode('a guess of the key, long enough for it');
    return bearer(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key));
  },
};

test.each(Object.entries(without))('every call refuses %s', async (_name, prepare) => {
  const wrong = await findWrong(
    await prepare(),
    (_access, { status, reason }) => status === 401 && reason === 'not_signed_in',
  );
  expect(wrong).toEqual([]);
});

let made = 0;

/** An administrator: whatever is refused is refused because of the token alone. */
async function signInNew(userId = `fresh${++made}`) {
  await addUser(db, 'administrator', { userId });
  return signInAs(app, userId);
}

async function changeSession(userId: string, changes: Partial<typeof userSession.$inferInsert>) {
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, userId));
  await db
    .update(userSession)
    .set(changes)
    .where(eq(userSession.userId, user?.id ?? 0));
}

const tokenOf = ({ authorization }: { authorization: string }) =>
  authorization.slice('Bearer-'.length);
const bearer = (token: string) => ({ authorization: `Bearer-${token}` });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
