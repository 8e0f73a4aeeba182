import { en } from './staff.en.ts';
import { type StaffTexts, th } from './staff.th.ts';
import { useLanguage } from './texts.ts';

/** Staff read Thai or English; whoever reads the site in another language gets English. */
export function useStaffTexts(): StaffTexts {
  return useLanguage() === 'th' ? th : en;
}

/** The text for a refusal's reason, or a general one. */
export function reasonText(texts: StaffTexts, reason: string): string {
  return reason in texts.reasons
    ? texts.reasons[reason as keyof StaffTexts['reasons']]
    : texts.reasons.other;
}
