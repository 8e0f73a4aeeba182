import type { Place } from '#contract/applications/applications.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localized.ts';
import { formatHundredths, splitArea } from '#contract/products/calculator.ts';
import { PDF_TEXTS } from './pdf-texts.ts';

type Language = keyof typeof PDF_TEXTS;

/** Where an applicant lives, in one line. */
export function addressOf({ personal, place }: CaseDetails, language: Language): string {
  const texts = PDF_TEXTS[language];
  const parts = (['moo', 'trok', 'soi', 'road'] as const)
    .filter((part) => personal[part] !== '')
    .map((part) => `${texts.street[part]}${personal[part]}`);
  const street = [personal.houseNo, ...parts].filter(Boolean).join(' ');
  return [street, placeOf(place, language)].filter(Boolean).join(texts.between);
}

/** What is known of the land of a deed: its numbers, how large it is, and where it lies. */
export function landOf(deed: CaseDetails['deeds'][number], language: Language): string[] {
  const texts = PDF_TEXTS[language];
  const numbers = (['landNo', 'surveyPage', 'mapSheet'] as const)
    .filter((name) => deed[name] !== '')
    .map((name) => `${texts.land[name]} ${deed[name]}`);
  const { rai, ngan, wah } = splitArea(deed.area ?? 0);
  const area = deed.area ? texts.area(rai, ngan, formatHundredths(wah)) : '';
  const where = deed.place ? placeOf(deed.place, language) : '';
  return [...numbers, area, where].filter(Boolean);
}

function placeOf({ subdistrict, district, province, postcode }: Place, language: Language): string {
  return [subdistrict, district, province]
    .map(({ name }) => localize(name, language))
    .concat(postcode)
    .filter(Boolean)
    .join(PDF_TEXTS[language].between);
}
