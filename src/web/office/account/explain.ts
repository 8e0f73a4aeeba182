import { CallError } from '../../api/call.ts';
import type { OfficeTexts } from '../texts.th.ts';

/** What to tell somebody whose change of their account was refused. */
export function explain({ reasons }: OfficeTexts['account'], error: unknown): string {
  const reason = error instanceof CallError ? error.reason : 'other';
  return reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;
}
