import { type Clients, insertTogether, runTogether, sharesOf } from './several-clients.ts';

const EVENTS_EACH = 10;

/** What happened to each application in its time. */
const insertEvents = (from: number, until: number) => `
  insert into application_event (application_id, at, actor, kind, from_status, to_status, detail)
  select id, created_at + turn * interval '7 hours', case when turn > 1 then 'user' || id % 40 end,
    (array['sent', 'called', 'moved', 'remark', 'requested', 'received', 'moved', 'appraised', 'moved', 'moved'])[turn],
    case when turn in (3, 7, 9, 10) then 'contacted' end,
    case when turn in (3, 7, 9, 10) then (array['documents', 'appraisal', 'decision', 'approval'])[id % 4 + 1] end,
    '{}'
  from application cross join generate_series(1, ${EVENTS_EACH}) as turn
  where id between ${from} and ${until}`;

/** Of each open one something is planned, from a month ago to two months ahead; as much is done. */
const STEPS = `
  insert into application_step (application_id, kind, at, assignee, planned_by, ended_at)
  select id, (array['call', 'visit', 'paper', 'wait', 'other'])[id % 5 + 1],
    now() + (id % 2160 - 720) * interval '1 hour', coalesce(assignee, 'user' || id % 40), 'user1', ended
  from application cross join (values (null::timestamptz), (now())) as done (ended)
  where status in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved')`;

const APPOINTMENTS = `
  insert into application_appointment (application_id, at, place, who, made_by)
  select id, now() + (id % 1440) * interval '1 hour', '{"kind": "landOffice"}', 'ผู้กู้', 'user1'
  from application where status = 'approved'`;

/** As the trigger would have done it, event by event. */
const countWork = (from: number, until: number) => `
  insert into application_count_change (day, kind, value, network, status, outcome, count)
  select (did.at at time zone 'Asia/Bangkok')::date, case did.kind when 'moved' then 'move' else 'call' end,
    did.actor, coalesce(application.network, ''), coalesce(did.to_status, ''), '', count(*)
  from application_event as did join application on application.id = did.application_id
  where did.actor is not null and did.kind in ('moved', 'called')
    and did.application_id between ${from} and ${until} and application.id between ${from} and ${until}
  group by 1, 2, 3, 4, 5`;

const TABLES = ['application_event', 'application_step', 'application_appointment'];

/** The work that was done on applications, and what is planned. */
export async function insertCaseWork(clients: Clients, rows: number): Promise<void> {
  const [client] = clients;
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename = any ($1) and indexdef not like 'CREATE UNIQUE%'`,
    [TABLES],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await insertTogether(clients, sharesOf(clients, rows, insertEvents));
  await insertTogether(clients, [STEPS, APPOINTMENTS]);
  await runTogether(clients, sharesOf(clients, rows, countWork));
  await runTogether(
    clients,
    indexes.map(({ definition }) => definition),
  );
  await client.query(`vacuum (analyze) ${TABLES.join(', ')}`);
}
