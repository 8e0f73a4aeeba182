import type pg from 'pg';

/**
 * The last migration before the first release, which began anew with tables that hold the same. What
 * older ones left has to be brought to it first, by a version of that time.
 */
const LAST_BEFORE_RELEASE = 1_794_807_801_097;
/** The tables, and what they do by themselves. */
export const BASELINE = 2;

export const isFromBeforeRelease = (migrations: number[]) =>
  migrations.at(-1) === LAST_BEFORE_RELEASE;

/** Amounts were kept in baht beside prices in satang; since the first release all is satang. */
const TO_SATANG = [
  `update application set asked_amount = asked_amount * 100, approved_amount = approved_amount * 100
  where coalesce(asked_amount, approved_amount) is not null`,
  `update application_event
  set detail = jsonb_set(detail, '{amount}', to_jsonb((detail ->> 'amount')::numeric * 100))
  where detail ? 'amount'`,
];

/** What rows of before meant otherwise than those of now. In the transaction that loads them. */
export async function bringOver(client: pg.Client): Promise<void> {
  for (const statement of TO_SATANG) await client.query(statement);
}
