import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { BLANK_PERSONAL, personalColumns } from '#server/applications/personal.ts';
import { networkOf } from '#server/platform/network.ts';
import { createSealing } from '#server/platform/sealed.ts';

/**
 * The bare limits of sending: the rows that an application is made of, written as they are; and with
 * what sending cannot do without, the same seals and digests, the look for an earlier sending, the
 * count of the network, the letter, and the end of the draft.
 */
const [, , connectionString = ''] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });

type Row = Record<string, unknown>;
const MADE_BY_THE_DATABASE = ['id', 'at', 'search_text'];

async function readRows(table: string, where: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`select * from ${table} where ${where}`);
  if (rows.length === 0) throw new Error(`There is no ${table} to take as an example.`);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => !MADE_BY_THE_DATABASE.includes(name)),
    ),
  );
}

function insert(table: string, rows: Row[], changed: Row, answer = ''): pg.QueryConfig {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const values = rows.flatMap((row) =>
    names.map((name) => {
      const value = name in changed ? changed[name] : row[name];
      return value !== null && typeof value === 'object' && !(value instanceof Date)
        ? JSON.stringify(value)
        : value;
    }),
  );
  const places = rows.map(
    (_, row) => `(${names.map((__, at) => `$${row * names.length + at + 1}`).join(', ')})`,
  );
  return {
    text: `insert into ${table} (${names.join(', ')}) values ${places.join(', ')} ${answer}`,
    values,
  };
}

const [{ id } = { id: 0 }] = (await pool.query('select max(id) as id from application')).rows;
const examples = {
  application: await readRows('application', `id = ${id}`),
  deeds: await readRows('application_deed', `application_id = ${id}`),
  events: await readRows('application_event', `application_id = ${id}`),
  consents: await readRows('consent_record', `source = 'application' and source_id = ${id}`),
  audited: await readRows('audit_event', `subject = 'RegisterMaint' and subject_id = '${id}'`),
  letter: await readRows('outgoing_mail', `about = 'application:${id}'`),
};
const sealing = createSealing('only written here, never read');

type Sealed = ReturnType<typeof personalColumns>;
const SEALED: Record<keyof Sealed, string> = {
  personal: 'personal',
  idCardDigest: 'id_card_digest',
  companyIdDigest: 'company_id_digest',
  phoneDigest: 'phone_digest',
  contactPhoneDigest: 'contact_phone_digest',
  emailDigest: 'email_digest',
  contactEmailDigest: 'contact_email_digest',
  phoneTail: 'phone_tail',
};

/** What is asked before, and the columns that say who it is. */
async function prepare(body: Row, address: string): Promise<Row> {
  await pool.query({
    name: 'sent',
    text: 'select id, reference from application where client_id = $1',
    values: [body.id],
  });
  await pool.query({
    name: 'count',
    text: `insert into form_sending (form, network, hour, total)
      values ('register', $1, date_trunc('hour', now()), 1)
      on conflict (form, network, hour) do update set total = form_sending.total + 1
      returning total`,
    values: [networkOf(address)],
  });
  const personal = Object.fromEntries(
    Object.entries(BLANK_PERSONAL).map(([field, empty]) => [field, body[field] ?? empty]),
  ) as typeof BLANK_PERSONAL;
  return Object.fromEntries(
    Object.entries(personalColumns(sealing, personal)).map(([field, value]) => [
      SEALED[field as keyof Sealed],
      value,
    ]),
  );
}

async function write(known?: Row): Promise<string> {
  const client = await pool.connect();
  const clientId = randomUUID();
  const reference = clientId.slice(0, 18);
  try {
    await client.query('begin');
    const changed = { client_id: clientId, reference, ...known };
    const { rows } = await client.query(
      insert('application', examples.application, changed, 'returning id'),
    );
    const applicationId = rows[0]?.id;
    await client.query(
      insert('application_deed', examples.deeds, { application_id: applicationId }),
    );
    await client.query(
      insert('application_event', examples.events, { application_id: applicationId }),
    );
    await client.query(insert('consent_record', examples.consents, { source_id: applicationId }));
    await client.query(
      insert('audit_event', examples.audited, { subject_id: String(applicationId) }),
    );
    await client.query(`select graphile_worker.add_job('none', payload := $1::json)`, [
      JSON.stringify({ applicationId }),
    ]);
    if (known) {
      const letter = { key: String(applicationId), about: `application:${applicationId}` };
      await client.query(insert('outgoing_mail', examples.letter, letter));
      await client.query('delete from application_draft where id = $1', [clientId]);
    }
    await client.query('commit');
    return reference;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const app = fastify({ trustProxy: true });
app.post('/whole', async ({ body, ip }) => {
  const known = await prepare(body as Row, ip);
  return { isSuccess: true, data: { reference: await write(known) } };
});
app.post('/', async () => ({ isSuccess: true, data: { reference: await write() } }));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ origin });
