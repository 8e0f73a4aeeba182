import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { maskThaiPhone, parseThaiPhone } from '#contract/thai/phone.ts';
import { DIGESTS } from './person-digests.ts';
import type { Sealing } from './sealed.ts';

const PURPOSE = 'phone';
/** Numbers that were stored before they were sealed stand in E.164. */
export const PLAIN_PHONE = '^[+]?[0-9]+$';
const PLAIN = new RegExp(PLAIN_PHONE);

/** A telephone number as it is stored: sealed, as lists show it, and to be found again. */
export function sealPhone(sealing: Sealing, phone: string) {
  return {
    sealed: sealing.seal(phone, PURPOSE),
    mask: maskThaiPhone(phone),
    digest: sealing.digest(phone, DIGESTS.phone),
  };
}

export function openPhone(sealing: Sealing, stored: string): string {
  return PLAIN.test(stored) ? stored : sealing.open(stored, PURPOSE);
}

/** Finds a number that was typed in full, however it was written. */
export function hasPhone(sealing: Sealing, digest: PgColumn, search: string): SQL | undefined {
  const phone = parseThaiPhone(search);
  return phone === null ? undefined : inArray(digest, sealing.digests(phone, DIGESTS.phone));
}

const AT_ONCE = 500;

type Kept = {
  /** Some of those that match `PLAIN_PHONE`. */
  readPlain: (most: number) => Promise<{ id: number; phone: string }[]>;
  write: (id: number, phone: ReturnType<typeof sealPhone>) => Promise<unknown>;
};

/** Seals the numbers that were stored before numbers were sealed. */
export async function sealPlainPhones(sealing: Sealing, { readPlain, write }: Kept): Promise<void> {
  for (;;) {
    const plain = await readPlain(AT_ONCE);
    for (const { id, phone } of plain) await write(id, sealPhone(sealing, phone));
    if (plain.length < AT_ONCE) return;
  }
}
