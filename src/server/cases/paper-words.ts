import { addressInWords, placeInWords } from '#contract/applications/address-words.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { type LocalizedText, localize } from '#contract/localized.ts';
import { formatHundredths, splitArea } from '#contract/products/calculator.ts';
import type { CaseFacts, OfferedChoices } from '#server/applications/parts.ts';
import { PDF_TEXTS } from './pdf-texts.ts';

type Language = keyof typeof PDF_TEXTS;
type Deed = CaseDetails['deeds'][number];

/** Where an applicant lives, in one line. */
export function addressOf({ personal, place }: CaseDetails, language: Language): string {
  return addressInWords(personal, place, language);
}

type Titled = Pick<Deed, 'guaranteeTypeId' | 'deedNo'>;
type Kinds = OfferedChoices['guaranteeTypes'];

/** What kind of title it is, as the deed says or else the case; empty where neither does. */
export function kindOf(
  deed: Pick<Titled, 'guaranteeTypeId'> | undefined,
  { guaranteeTypeId }: Pick<CaseDetails, 'guaranteeTypeId'>,
  kinds: Kinds,
  language: Language,
): string {
  const typeId = deed?.guaranteeTypeId ?? guaranteeTypeId;
  return localize(kinds.find(({ id }) => id === typeId)?.name ?? {}, language);
}

/** Its kind and its number. */
export function titleOf(
  deed: Titled,
  ofCase: Pick<CaseDetails, 'guaranteeTypeId'>,
  kinds: Kinds,
  language: Language,
): string {
  return PDF_TEXTS[language].deed(kindOf(deed, ofCase, kinds, language), deed.deedNo);
}

type Where = Parameters<typeof placeInWords>[0];
type Land = Deed & { where: Where };

/** The deeds of a case with where each lies. Of some the province alone is known; `unknown` stands for the rest. */
export async function readLands(
  { deeds, guaranteeProvinceCode }: Pick<CaseDetails, 'deeds' | 'guaranteeProvinceCode'>,
  { findProvince }: Pick<CaseFacts, 'findProvince'>,
  unknown: LocalizedText = {},
): Promise<Land[]> {
  return Promise.all(
    deeds.map(async (deed) => {
      const code = deed.provinceCode ?? guaranteeProvinceCode ?? '';
      const part = { name: unknown };
      const province = { code, name: (await findProvince(code)) ?? unknown };
      const where = deed.place ?? { province, district: part, subdistrict: part, postcode: '' };
      return { ...deed, where };
    }),
  );
}

/** What is known of the land of a deed: its numbers, how large it is, and where it lies. */
export function landOf(land: Land, language: Language): string[] {
  const texts = PDF_TEXTS[language];
  const numbers = (['landNo', 'surveyPage', 'mapSheet'] as const)
    .filter((name) => land[name] !== '')
    .map((name) => `${texts.land[name]} ${land[name]}`);
  const { rai, ngan, wah } = splitArea(land.area ?? 0);
  const area = land.area
    ? `${texts.land.area} ${texts.area(rai, ngan, formatHundredths(wah))}`
    : '';
  return [...numbers, area, placeInWords(land.where, language)].filter(Boolean);
}
