import { PICKER_LANGUAGES } from '#contract/language.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { IMPORT_FIELDS, type ImportField, type Mapping } from '#contract/users/import.ts';
import { readFlag } from '#server/resource/sheet-columns.ts';
import { cellProblem } from '#server/sheets/cell-problems.ts';

const USER_ID = /^[A-Za-z0-9]{1,30}$/;

/** What each field of a row must be; its code where it is not. */
const RULES: Record<ImportField, (text: string) => string | undefined> = {
  userId: (text) => (text === '' ? 'required' : USER_ID.test(text) ? undefined : 'invalid'),
  firstName: (text) => needed(text, 100),
  lastName: (text) => needed(text, 100),
  employeeNumber: (text) => atMost(text, 30),
  facilityCode: (text) => atMost(text, 30),
  email: (text) =>
    text === '' || (text.length <= 200 && isEmail(text)) ? undefined : 'invalid_email',
  group: () => undefined,
  language: (text) =>
    text === '' || PICKER_LANGUAGES.some((known) => known === text.toLowerCase())
      ? undefined
      : 'invalid',
  enabled: (text) => flagOrEmpty(text),
  secondFactorRequired: (text) => flagOrEmpty(text),
};

const atMost = (text: string, most: number) => (text.length > most ? 'too_long' : undefined);
const flagOrEmpty = (text: string) =>
  text === '' || readFlag(text) !== undefined ? undefined : 'invalid_flag';
const needed = (text: string, most: number) => (text === '' ? 'required' : atMost(text, most));

export type ImportedUser = Record<ImportField, string>;

/** The fields of a row as the mapping reads its cells. */
export function readFields(cells: readonly string[], mapping: Mapping): ImportedUser {
  return Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, cells[mapping[field] ?? -1] ?? '']),
  ) as ImportedUser;
}

export function problemsOf(user: ImportedUser): Record<string, string> {
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const code = cellProblem(user[field]) ?? RULES[field](user[field]);
      return code ? [[field, code]] : [];
    }),
  );
}

/** What a heading is likely to mean, in Thai or English. */
const HEADINGS: Record<ImportField, RegExp> = {
  userId: /^(user ?(id|code|name)?|รหัสผู้ใช้|ชื่อผู้ใช้)$/i,
  firstName: /^(first ?name|ชื่อ|ชื่อจริง)$/i,
  lastName: /^(last ?name|surname|นามสกุล)$/i,
  employeeNumber: /^(employee ?(number|no\.?|id)|รหัสพนักงาน|เลขพนักงาน)$/i,
  facilityCode: /^(facility ?(code)?|branch ?code|รหัสหน่วยงาน|รหัสสาขา)$/i,
  email: /^(e-?mail.*|อีเมล.*)$/i,
  group: /^((user ?)?group( ?id)?|กลุ่ม.*)$/i,
  language: /^(language|ภาษา)( ?\(.*\))?$/i,
  enabled: /^(enabled|เปิดใช้งาน)$/i,
  secondFactorRequired: /^(second ?factor ?required|ต้องยืนยันตัวตนสองขั้นตอน)$/i,
};

/** The mapping that the headings of a sheet suggest. */
export function suggestMapping(headings: readonly string[]): Mapping {
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column = headings.findIndex((heading) => HEADINGS[field].test(heading.trim()));
      return column < 0 ? [] : [[field, column]];
    }),
  );
}
