import { addressInWords, placeInWords } from '#contract/applications/address-words.ts';
import type { PersonalDetails } from '#contract/applications/applications.ts';
import { companyOf, personOf } from '#contract/applications/names.ts';
import { localize } from '#contract/localized.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import type { Satang } from '#contract/money.ts';
import { formatHundredths, splitArea } from '#contract/products/calculator.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import type { application, applicationDeed, applicationFile } from '#server/applications/tables.ts';
import en from '../../../data/words/application-copy.en.json' with { type: 'json' };
import th from '../../../data/words/application-copy.th.json' with { type: 'json' };

type Row = typeof application.$inferSelect;
type Deed = typeof applicationDeed.$inferSelect;
type File = Pick<typeof applicationFile.$inferSelect, 'documentName' | 'name'>;
type Copied = { row: Row; personal: PersonalDetails; deeds: Deed[]; files: File[] };

const WORDS: Record<MailLanguage, typeof th> = { th, en };

/** What was sent, line by line. Numbers of identity are masked: mail is read by others too. */
export function writeCopy(copied: Copied, language: MailLanguage, sentOn: string): string {
  return linesOf(copied, language, sentOn)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.replaceAll(/\s+/gu, ' ')}`)
    .join('\n');
}

function linesOf(
  { row, personal, deeds, files }: Copied,
  language: MailLanguage,
  sentOn: string,
): Array<[name: string, value: string]> {
  const words = WORDS[language];
  const baht = (amount: Satang | null | undefined) =>
    amount ? `${formatHundredths(amount)} ${words.baht}` : '';
  const phone = (stored: string) => (stored ? formatThaiPhone(stored) : '');
  return [
    [words.sent, sentOn],
    [words.product, localize(row.productName, language)],
    [words.company, companyOf(row)],
    [words.companyId, masked(personal.companyId)],
    [words.name, personOf(row)],
    [words.idCard, masked(personal.idCard)],
    [words.phone, phone(personal.phone)],
    [words.email, personal.email],
    [words.lineId, personal.lineId],
    [words.address, addressInWords(personal, row.place, language)],
    [
      words.contact,
      joined([
        personal.contactFirstName,
        personal.contactLastName,
        phone(personal.contactPhone),
        personal.contactEmail,
      ]),
    ],
    [words.asked, baht(row.askedAmount)],
    [words.askedMonths, row.askedMonths === null ? '' : `${row.askedMonths} ${words.months}`],
    [words.estimate, baht(row.claimed?.limit)],
    ...deeds.map((deed): [string, string] => [words.deed, deedOf(deed, language)]),
    [words.refCode, row.refCode],
    ...files.map(({ documentName, name }): [string, string] => [
      words.file,
      joined([localize(documentName, language), `(${name})`]),
    ]),
  ];
}

function deedOf({ deedNo, landNo, place, area }: Deed, language: MailLanguage): string {
  const words = WORDS[language];
  const { rai, ngan, wah } = splitArea(area ?? 0);
  return joined([
    deedNo && `${words.deedNo} ${deedNo}`,
    landNo && `${words.landNo} ${landNo}`,
    place ? placeInWords(place, language) : '',
    area ? `${rai} ${words.rai} ${ngan} ${words.ngan} ${formatHundredths(wah)} ${words.wah}` : '',
  ]);
}

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' ');
/** The last four digits are enough to know one’s own number again. */
const masked = (digits: string) =>
  digits ? `${'x'.repeat(digits.length - 4)}${digits.slice(-4)}` : '';
