import type pg from 'pg';
import { checkDigit } from '#contract/thai/ids.ts';
import { westernDigits } from '#contract/thai/phone.ts';

const twelve = '847261905837';
/** Nobody’s: unmistakable wherever they turn up. */
export const ID_CARD = `${twelve}${checkDigit(twelve)}`;
const companyTwelve = '074926183759';
export const COMPANY_ID = `${companyTwelve}${checkDigit(companyTwelve)}`;
export const PHONE = '0973518264';
export const OTHER_PHONE = '0964827135';

const thaiDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit)));

/** As people and programs write them. */
export const idForms = (id: string) => [
  id,
  `${id[0]}-${id.slice(1, 5)}-${id.slice(5, 10)}-${id.slice(10, 12)}-${id[12]}`,
  thaiDigits(id),
];
export const phoneForms = (phone: string) => [
  phone,
  `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`,
  thaiDigits(phone),
  `+66 ${phone.slice(1, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`,
  `+66${phone.slice(1)}`,
];

/** What is left of a number when dashes, spaces, Thai digits and the country’s code are set aside. */
const NEEDLES = [ID_CARD, COMPANY_ID, PHONE.slice(1), OTHER_PHONE.slice(1)];
const ENCODED = NEEDLES.flatMap((needle) => [
  Buffer.from(needle).toString('hex'),
  Buffer.from(needle).toString('base64url').slice(0, -2),
]);

/** The pieces of a text around every canary in it; none where it holds none. */
export function canariesIn(text: string): string[] {
  const plain = westernDigits(decode(text)).replaceAll(/[\s.\-–—()/]/g, '');
  const around = (of: string, needle: string) => {
    const at = of.indexOf(needle);
    return at < 0 ? [] : [of.slice(Math.max(0, at - 120), at + needle.length + 40)];
  };
  return [
    ...NEEDLES.flatMap((needle) => around(plain, needle)),
    ...ENCODED.flatMap((needle) => around(text, needle)),
  ];
}

/** Percent signs and JSON’s escapes hide Thai digits. */
function decode(text: string): string {
  const unescaped = text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return unescaped.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** Every table of the database with what leaks in it, rows written out whole. */
export async function leaksOfDatabase(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ place: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg_toast%'`,
  );
  const leaks: string[] = [];
  for (const { place } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${place} t`,
    );
    for (const { row } of rows) leaks.push(...canariesIn(row).map((piece) => `${place}: ${piece}`));
  }
  return leaks;
}
