import { readLeastAge } from '#contract/applications/least-age.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import type { RegisterTexts } from './texts.th.ts';

/** The sentence of a code that stands against a field. */
export function messageOf(
  { about, errors, missing }: RegisterTexts,
  field: string,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  if (readPolicyChange(code) !== undefined) return errors.changed;
  const leastAge = readLeastAge(code);
  if (leastAge !== undefined) return about.tooYoung(leastAge);
  if (code === 'required' && field in missing) return missing[field as keyof typeof missing];
  return code in errors ? errors[code as keyof typeof errors] : errors.invalid;
}

/** What is wrong, told away from its field: which one it is comes first, where the sentence does not say so. */
export function problemOf(texts: RegisterTexts, field: string, code: string): string {
  const message = messageOf(texts, field, code) ?? texts.errors.invalid;
  const namesIt = code === 'required' && field in texts.missing;
  const label = namesIt ? undefined : labelOf(texts, field);
  return label ? `${label}: ${message}` : message;
}

/** How the form calls a field; of a plot, also which one. */
function labelOf({ about, address, land, review }: RegisterTexts, field: string) {
  const [, place, ofDeed] = /^deeds\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const labels: Record<string, unknown> = ofDeed
    ? { ...land, province: land.deedProvince }
    : {
        ...{ ...about, ...address, ...land },
        refCode: review.refCode,
        askedAmount: land.asked,
        guaranteeTypeId: land.guaranteeType,
        convenientTimeId: about.convenientTime,
        receiveChannelId: about.receiveChannel,
      };
  const label = labels[ofDeed ?? field];
  if (typeof label !== 'string') return undefined;
  return ofDeed ? `${land.deed(Number(place) + 1)}, ${label}` : label;
}

/** The element that a message belongs to. */
export function idOf(field: string): string {
  return `field-${field.replaceAll('.', '-')}`;
}
