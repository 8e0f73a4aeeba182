import type { Place } from '#contract/applications/applications.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';

const BANGKOK = '10';

type Words = { moo: string; trok: string; soi: string; road: string };
const WORDS: Record<'th' | 'en', Words> = {
  th: { moo: 'หมู่ ', trok: 'ตรอก', soi: 'ซอย', road: 'ถนน' },
  en: { moo: 'Moo ', trok: 'Trok ', soi: 'Soi ', road: 'Road ' },
};

/** A place as an envelope names it; Bangkok has its own words. */
export function placeOf({ province, district, subdistrict, postcode }: Place, language: Language) {
  const names = [subdistrict, district, province].map(({ name }) => localize(name, language));
  if (language !== 'th') return [...names, postcode].filter(Boolean).join(', ');
  const words = province.code === BANGKOK ? ['แขวง', 'เขต', ''] : ['ตำบล', 'อำเภอ', 'จังหวัด'];
  const parts = names.map((name, index) => name && `${words[index]}${name}`);
  return [...parts, postcode].filter(Boolean).join(' ');
}

export function addressOf(
  { personal, place }: Pick<CaseDetails, 'personal' | 'place'>,
  language: Language,
): string {
  const words = WORDS[language === 'th' ? 'th' : 'en'];
  const part = (name: keyof Words) => personal[name] && `${words[name]}${personal[name]}`;
  return [
    personal.houseNo,
    part('moo'),
    part('trok'),
    part('soi'),
    part('road'),
    placeOf(place, language),
  ]
    .filter(Boolean)
    .join(' ');
}
