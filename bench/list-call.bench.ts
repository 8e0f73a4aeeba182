import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createTokens } from '#server/sign-in/tokens.ts';
import { startHelper } from './helper-process.ts';
import { LIST_INPUT, OFFICE_LIST_INPUT } from './list-input.ts';
import { compare, startGenerator } from './measure.ts';
import { type Bench, ratioLine } from './report.ts';
import { startServer } from './server-process.ts';

const HOUR_MS = 3_600_000;

/**
 * List calls with everything around them, against their bare statements: what every visitor asks for
 * first, which is kept until content changes; what comes behind it, which is read each time; and
 * one of staff.
 */
export const listCall: Bench = async (stage) => {
  const server = await startServer(stage);
  const { databaseUrl } = server;
  const secretKey = readFileSync(join(stage.folder, 'data', 'secret.key'), 'utf8').trim();
  const { sessionId, authorization } = await signIn(databaseUrl, secretKey);
  const bare = await startHelper<{ origin: string; after: number }>(
    stage,
    'bare-list.ts',
    databaseUrl,
  );
  const argument = JSON.stringify({ connectionString: databaseUrl, secretKey, sessionId });
  const bareSigned = await startHelper<{ origin: string }>(stage, 'bare-signed-list.ts', argument);
  const generate = await startGenerator(stage);
  const request = (input: object, headers = {}) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
    // Fewer than a busy process takes at once: it would refuse the rest.
    connections: 16,
  });
  const visitors = request(LIST_INPUT);
  const further = request({ ...LIST_INPUT, after: bare.greeting.after });
  const staff = request(OFFICE_LIST_INPUT, { authorization });
  return [
    ratioLine(
      'list call',
      await compare(
        () => generate(`${server.origin}/api/articles/list`, { ...visitors, pid: server.pid }),
        () => generate(`${bare.greeting.origin}/`, { ...visitors, pid: bare.pid }),
      ),
      0.85,
    ),
    ratioLine(
      'list call, further on, against the same bytes',
      await compare(
        () => generate(`${server.origin}/api/articles/list`, { ...further, pid: server.pid }),
        () => generate(`${bare.greeting.origin}/further`, { ...further, pid: bare.pid }),
      ),
      0.85,
    ),
    ratioLine(
      'list call of staff',
      await compare(
        () => generate(`${server.origin}/api/article/list`, { ...staff, pid: server.pid }),
        () => generate(`${bareSigned.greeting.origin}/`, { ...staff, pid: bareSigned.pid }),
      ),
      0.7,
    ),
  ];
};

/** Somebody of the demo staff who may see articles, by a profile. */
async function signIn(connectionString: string, secretKey: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into user_session (user_id, expires_at)
     select u.id, now() + interval '1 hour' from app_user u
     join user_group g on g.id = u.group_id and not g.administrator and not g.second_factor_required
     join group_profile gp on gp.group_id = g.id
     join profile_permission pp on pp.profile_id = gp.profile_id and pp.permission = 'ArticlesMaint.view'
     where u.enabled and u.deleted_at is null limit 1 returning id`,
  );
  await client.end();
  const sessionId = rows[0]?.id;
  if (!sessionId) throw new Error('Nobody of the staff may see articles.');
  const token = await createTokens(secretKey).sign(sessionId, new Date(Date.now() + HOUR_MS));
  return { sessionId, authorization: `Bearer-${token}` };
}
