import pg from 'pg';
import { createSealing } from '#server/platform/sealed.ts';
import { sealPhone } from '#server/platform/sealed-phone.ts';

const PAGE = 5_000;

const INSERT = `
  insert into contact_message (client_id, name, email, tel, tel_mask, tel_digest, header, text,
    language, policy_version, newsletter)
  select gen_random_uuid(), 'คุณ' || place, 'reader' || place || '@example.com', sealed, mask, digest,
    'ข่าว', 'ขอรับข่าว', 'th', 1, true
  from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as given (place, sealed, mask, digest)`;

/** People who left their numbers with the contact form and want news, sealed as the server does it. */
export async function insertPeople(databaseUrl: string, secretKey: string, count: number) {
  const sealing = createSealing(secretKey);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Nobody searches for them here, and finding their words would take longer than all else.
    await client.query('drop index contact_message_search');
    for (let from = 0; from < count; from += PAGE) {
      const places = Array.from({ length: Math.min(PAGE, count - from) }, (_none, i) => from + i);
      const phones = places.map((place) => sealPhone(sealing, `+668${10_000_000 + place}`));
      const columns = (['sealed', 'mask', 'digest'] as const).map((name) =>
        phones.map((phone) => phone[name]),
      );
      await client.query(INSERT, [places, ...columns]);
    }
    await client.query(`insert into newsletter_subscriber (email, language)
      select email, 'th' from contact_message where newsletter on conflict do nothing`);
    await client.query('analyze contact_message, newsletter_subscriber');
  } finally {
    await client.end();
  }
}
