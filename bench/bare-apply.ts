import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

/** The bare limit of sending: the rows that an application is made of, written as they are. */
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
};

async function write(): Promise<string> {
  const client = await pool.connect();
  const clientId = randomUUID();
  const reference = clientId.slice(0, 18);
  try {
    await client.query('begin');
    const changed = { client_id: clientId, reference };
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
    await client.query('commit');
    return reference;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const app = fastify();
app.post('/', async () => ({ isSuccess: true, data: { reference: await write() } }));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ origin });
