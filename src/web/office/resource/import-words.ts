import { LANGUAGES } from '#contract/language.ts';
import type { SheetWords } from '#contract/resource/exports.ts';
import type { MaintainedName } from '#contract/resource/names.ts';
import type { AllOfficeTexts } from '../all-texts.th.ts';
import { fieldLabel, wordsOf } from './field-words.ts';
import { only } from './only.ts';

/** Fields that say yes or no, whichever kind of thing has them. */
const FLAGS = [
  'published',
  'active',
  'hidden',
  'individual',
  'company',
  'required',
  'administrator',
  'secondFactorRequired',
  'enabled',
];

/** What a sheet that comes in again calls its columns and codes: as the form of the record does. */
export function importWords(texts: AllOfficeTexts, name: MaintainedName): SheetWords {
  const keys = Object.keys(wordsOf(texts, name)).flatMap((field) => [
    field,
    ...LANGUAGES.map((language) => `${field}.${language}`),
  ]);
  const flag = only(texts.lists.sheetFields, 'yes', 'no');
  const { details, terms } = texts.goods;
  return {
    columns: Object.fromEntries(['id', ...keys].map((key) => [key, sheetLabel(texts, name, key)])),
    values: {
      ...Object.fromEntries(FLAGS.map((field) => [field, flag])),
      network: texts.rights.networks,
      kind: details.kinds,
      rateKind: terms.rateKinds,
      repayment: terms.repayments,
    },
  };
}

/** A sheet names places and groups, where the record keeps their codes and numbers. */
export function sheetLabel(texts: AllOfficeTexts, name: MaintainedName, key: string): string {
  const { places, lists, users } = texts;
  const named: Record<string, string> = {
    id: lists.sheetFields.key,
    provinceCode: places.province,
    districtCode: places.district,
    ...(name === 'users' && { groupId: users.group }),
  };
  return named[key] ?? fieldLabel(texts, name, key);
}

/** The code that each word of a cell stands for, in all these languages. */
export function codesOfWords(dictionaries: readonly AllOfficeTexts[], name: MaintainedName) {
  const codes: Record<string, Record<string, string>> = {};
  for (const texts of dictionaries)
    for (const [field, words] of Object.entries(importWords(texts, name).values)) {
      codes[field] ??= {};
      for (const [code, word] of Object.entries(words)) codes[field][word.toLowerCase()] = code;
    }
  return codes;
}
