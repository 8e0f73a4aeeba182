import { CallError } from '../../api/call.ts';
import type { th } from './texts.th.ts';

/** What to tell somebody whose change of their account was refused. */
export function explain({ reasons }: typeof th, error: unknown): string {
  const reason = error instanceof CallError ? error.reason : 'other';
  return reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;
}
