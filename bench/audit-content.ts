import type pg from 'pg';

export const EVENTS = 200_000;

/**
 * Two years of a house of 400 users. One of them did all of theirs long ago, and one window was
 * used in the first weeks only: what is old and bunched together is the hardest to find from the
 * newest end.
 */
const INSERT_EVENTS = `
  insert into audit_event (at, actor, actor_id, address, action, subject, subject_id, subject_name, changes)
  select now() - (${EVENTS} - number) * interval '5 minutes',
    'user' || person, person, '10.0.' || person % 250 || '.' || number % 250,
    (array['sign_in', 'change', 'change', 'create', 'sign_in_failed', 'delete', 'export'])[number % 7 + 1],
    case when number between 2000 and 6000 then 'CreditLimitMaint'
      else (array['user', 'RegisterMaint', 'ArticlesMaint', 'BranchGSBMaint', 'NavNode'])[number % 5 + 1] end,
    (number % 9000)::text, 'รายการสินเชื่อ ' || number || ' เลขที่ ' || md5(number::text),
    '{"hidden": {"from": false, "to": true}}'
  from generate_series(1, ${EVENTS}) as number
  cross join lateral (select case when number <= 3000 then 1 else number % 400 + 2 end as person) as who`;

export async function insertEvents(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(INSERT_EVENTS);
  // What autovacuum would do within minutes, at once.
  await client.query('vacuum (analyze) audit_event');
}
