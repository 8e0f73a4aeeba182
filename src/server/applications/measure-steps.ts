import { sql } from 'drizzle-orm';
import type { WaitedStep } from '#contract/applications/how-long.ts';
import type { Db } from '#server/platform/db.ts';
import type { Measured } from './how-long.ts';
import { application, applicationEvent } from './tables.ts';

/** Enough for a steady middle, and few enough to be read by their index at any size. */
const NEWEST = 500;

type Row = { [Step in WaitedStep as `${Step}_cases`]: number } & {
  [Step in WaitedStep as `${Step}_days`]: number | null;
};

/** What the steps took of the applications that were decided last. */
export async function measureSteps(db: Db): Promise<Measured> {
  const newest = (status: 'approved' | 'rejected') => sql`
    (select ${applicationEvent.applicationId} as id from ${applicationEvent}
    where ${applicationEvent.toStatus} = ${status} and ${applicationEvent.at} > now() - interval '1 year'
    order by ${applicationEvent.at} desc limit ${NEWEST})`;
  const took = (step: WaitedStep) => sql`
    count(${sql.identifier(step)})::int as ${sql.identifier(`${step}_cases`)},
    (percentile_cont(0.5) within group (order by extract(epoch from ${sql.identifier(step)})) / 86400)::float8
      as ${sql.identifier(`${step}_days`)}`;
  const { rows } = await db.execute<Row>(sql`
    with sample as (${newest('approved')} union ${newest('rejected')}),
    reached as (
      select ${application.createdAt} as sent,
        min(event.at) filter (where event.to_status in ('contacted', 'documents', 'appraisal')) as called,
        min(event.at) filter (where event.to_status = 'appraisal') as appraised,
        min(event.at) filter (where event.to_status = 'decision') as weighed,
        min(event.at) filter (where event.to_status in ('approved', 'rejected')) as decided
      from sample
      join ${application} on ${application.id} = sample.id
      join ${applicationEvent} as event on event.application_id = sample.id and event.to_status is not null
      group by ${application.id}, ${application.createdAt}
    ),
    steps as (
      select called - sent as call, appraised - called as papers, weighed - appraised as appraisal,
        decided - weighed as decision
      from reached
    )
    select ${took('call')}, ${took('papers')}, ${took('appraisal')}, ${took('decision')} from steps`);
  const of = (step: WaitedStep) => ({
    cases: rows[0]?.[`${step}_cases`] ?? 0,
    days: rows[0]?.[`${step}_days`] ?? null,
  });
  return {
    call: of('call'),
    papers: of('papers'),
    appraisal: of('appraisal'),
    decision: of('decision'),
  };
}
