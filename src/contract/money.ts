import type { $brand } from 'zod';

/**
 * Money of an application: whole satang, from the table to the rules. Baht are what people read and
 * type, and what calls, sheets and papers carry where they speak of an amount; they become satang at
 * that edge and nowhere else. By itself it needs no schemas, so the web may load it alone.
 */
export type Satang = number & $brand<'satang'>;

const PER_BAHT = 100;

/** A number that is satang already, as what was typed is read. */
export const satang = (value: number): Satang => value as Satang;

/** Baht, with at most two decimals. */
export const satangOf = (baht: number): Satang => satang(Math.round(baht * PER_BAHT));

export const bahtOf = (amount: Satang): number => amount / PER_BAHT;

/** Where nothing is known, nothing is told. */
export const bahtOrNone = (amount: Satang | null): number | null =>
  amount === null ? null : bahtOf(amount);

export const sumOf = (amounts: ReadonlyArray<Satang | null>): Satang =>
  satang(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0));
