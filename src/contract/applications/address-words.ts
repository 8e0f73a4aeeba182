/** Addresses as letters and papers write them. By itself it needs no schemas, so the web may load it alone. */
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import type { PersonalDetails, Place } from './applications.ts';

type Named = Pick<Place['province'], 'name'>;
type Where = Omit<Place, 'district' | 'subdistrict'> & { district: Named; subdistrict: Named };
type Street = Pick<PersonalDetails, 'houseNo' | 'moo' | 'trok' | 'soi' | 'road'>;
type Words = {
  between: string;
  moo: (value: string) => string;
  trok: (value: string) => string;
  soi: (value: string) => string;
  road: (value: string) => string;
  subdistrict: (name: string, capital: boolean) => string;
  district: (name: string, capital: boolean) => string;
  province: (name: string, capital: boolean) => string;
};

/** Has no province around it, and calls its districts by words of their own. */
const CAPITAL = { code: '10', name: 'กรุงเทพมหานคร' };

/** Many type the word along with the name, whole or short, in either language. */
const TYPED = {
  moo: /^(?:หมู่|ม\.|moo\b)/iu,
  trok: /^(?:ตรอก|trok\b)/iu,
  soi: /^(?:ซอย|ซ\.|soi\b)/iu,
  road: /^(?:ถนน|ถ\.)|(?:road|rd\.?)$/iu,
};
/** What people write where there is nothing to write. */
const NOTHING = /^[-–—]$/u;

/** A number stands apart from the word. */
const inFront = (word: string, gap: string) => (value: string) =>
  `${word}${/^[\d๐-๙]/u.test(value) ? ' ' : gap}${value}`;

const TH: Words = {
  between: ' ',
  moo: inFront('หมู่', ' '),
  trok: inFront('ตรอก', ''),
  soi: inFront('ซอย', ''),
  road: inFront('ถนน', ''),
  subdistrict: (name, capital) => `${capital ? 'แขวง' : 'ตำบล'}${name}`,
  district: (name, capital) => `${capital ? 'เขต' : 'อำเภอ'}${name}`,
  province: (name, capital) => (capital ? name : `จังหวัด${name}`),
};

const EN: Words = {
  between: ', ',
  moo: inFront('Moo', ' '),
  trok: inFront('Trok', ' '),
  soi: inFront('Soi', ' '),
  road: (value) => `${value} Road`,
  subdistrict: (name) => `${name} Subdistrict`,
  district: (name) => `${name} District`,
  province: (name, capital) => (capital ? name : `${name} Province`),
};

const wordsIn = (language: Language) => (language === 'th' ? TH : EN);

/** Subdistrict, district and province, each called what it is, and the postcode. */
export function placeInWords(place: Where, language: Language): string {
  const words = wordsIn(language);
  const { code, name: named } = place.province;
  // Partners are told the name of a province alone.
  const capital = code === CAPITAL.code || named.th === CAPITAL.name;
  const [subdistrict, district, province] = (['subdistrict', 'district', 'province'] as const).map(
    (unit) => {
      const name = localize(place[unit].name, language);
      return name && words[unit](name, capital);
    },
  );
  const last = [province, place.postcode].filter(Boolean).join(' ');
  return [subdistrict, district, last].filter(Boolean).join(words.between);
}

/** Where somebody lives, in one line. */
export function addressInWords(street: Street, place: Where, language: Language): string {
  const words = wordsIn(language);
  const named = (['moo', 'trok', 'soi', 'road'] as const).map((part) => {
    const value = street[part];
    if (NOTHING.test(value)) return '';
    return value && !TYPED[part].test(value) ? words[part](value) : value;
  });
  const first = [street.houseNo, ...named].filter(Boolean).join(' ');
  return [first, placeInWords(place, language)].filter(Boolean).join(words.between);
}
