import { AppError } from '#contract/errors.ts';

/** The policy text as it stands: its version, and the oldest one that agreeing to still counts for. */
export type PolicyInForce = { version: number; askAgainFrom: number };

/**
 * Refuses a consent to a text that nobody could have read yet, or to one that was changed so much
 * since that it has to be asked for again. The form learns the version that holds.
 */
export function demandCurrent(agreed: number, { version, askAgainFrom }: PolicyInForce): void {
  const policy = wrongPolicy(agreed, { version, askAgainFrom });
  if (policy) throw new AppError('invalid_input', { policy });
}

export function wrongPolicy(
  agreed: number,
  { version, askAgainFrom }: PolicyInForce,
): string | undefined {
  if (agreed > version) return 'invalid';
  return agreed < askAgainFrom ? `changed:${version}` : undefined;
}
