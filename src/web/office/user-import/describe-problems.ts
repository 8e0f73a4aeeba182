import type { ImportField, ImportRow } from '#contract/user-import.ts';
import type { OfficeTexts } from '../../i18n/office.th.ts';

type Texts = OfficeTexts['userImport'];

/** What is wrong with a row, in words. */
export function describeProblems(
  texts: Texts,
  { problems }: Pick<ImportRow, 'problems'>,
): string[] {
  return Object.entries(problems).map(([field, code]) => {
    if (field === 'group') return texts.groupUnknown;
    const name = texts.fields[field as ImportField];
    return `${name} ${code in texts.codes ? texts.codes[code as keyof Texts['codes']] : code}`;
  });
}
