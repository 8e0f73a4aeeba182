import { formatHundredths, parseNumber } from '#contract/products/calculator.ts';
import { formatCompanyId, formatIdCard, parseCompanyId, parseIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone, parseThaiPhone } from '#contract/thai/phone.ts';

/** Each writes what it understands the way people expect to read it, and leaves the rest alone. */
export function tidyPhone(typed: string): string {
  const stored = parseThaiPhone(typed);
  return stored ? formatThaiPhone(stored) : typed;
}

export function tidyIdCard(typed: string): string {
  const digits = parseIdCard(typed);
  return digits ? formatIdCard(digits) : typed;
}

export function tidyCompanyId(typed: string): string {
  const digits = parseCompanyId(typed);
  return digits ? formatCompanyId(digits) : typed;
}

export function tidyMoney(typed: string): string {
  const { value } = parseNumber(typed);
  return value === undefined ? typed : formatHundredths(value);
}
