import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import type { Permission } from '#contract/permissions.ts';
import { RESOURCE_WINDOWS } from '#contract/resource-windows.ts';
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

describe.each(ROLES)('%s', (role) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    const userId = `matrix${role}`;
    await addUser(db, role, { userId });
    headers = await signInAs(app, userId);
  });

  test.each(guarded)('%s', async (path, { access }) => {
    const held = permissionsOf(role);
    // Of a call about any kind of thing, the permission of the window of the one named.
    const needed = access.replace('resource', RESOURCE_WINDOWS.articleCategory) as Permission;
    const allowed = access === 'signedIn' || held === 'all' || held.has(needed);
    const { status, reason } = await knock(path, headers);
    expect(status === 401 || status === 403, `${status} ${reason}`).toBe(!allowed);
    if (!allowed) expect(reason).toBe('not_permitted');
  });
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

describe.each(Object.entries(without))('with %s', (_name, prepare) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    headers = await prepare();
  });

  test.each(guarded.map(([path]) => path))('%s is refused', async (path) => {
    expect(await knock(path, headers)).toEqual({ status: 401, reason: 'not_signed_in' });
  });
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
