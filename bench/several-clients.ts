import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;
export type Clients = readonly [Client, ...Client[]];

/** A statement for each client, about its share of the rows. */
export function sharesOf(
  clients: Clients,
  rows: number,
  statement: (from: number, until: number) => string,
): string[] {
  const share = Math.ceil(rows / clients.length);
  return clients.map((_, place) =>
    statement(place * share + 1, Math.min((place + 1) * share, rows)),
  );
}

/** Each client takes the next statement once it is free, as on a machine of as many cores. */
export async function runTogether(clients: Clients, statements: readonly string[]): Promise<void> {
  const left = [...statements];
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.shift(); next !== undefined; next = left.shift())
        await client.query(next);
    }),
  );
}

/** The same, where nothing is counted, looked for or told row by row. */
export async function insertTogether(
  clients: Clients,
  statements: readonly string[],
): Promise<void> {
  await setEach(clients, 'session_replication_role', 'replica');
  await runTogether(clients, statements);
  await setEach(clients, 'session_replication_role', 'origin');
}

/** Sorting and counting a hundred million rows by way of the disk would take most of the time. */
export async function giveMemory(clients: Clients): Promise<void> {
  await setEach(clients, 'work_mem', '768MB');
  await setEach(clients, 'maintenance_work_mem', '1GB');
}

async function setEach(clients: Clients, name: string, value: string): Promise<void> {
  await Promise.all(clients.map((client) => client.query(`set ${name} = '${value}'`)));
}
