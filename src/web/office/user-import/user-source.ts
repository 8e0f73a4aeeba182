import { FLAG_FIELDS, type ImportField } from '#contract/users/import.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { codeInWords, type ImportSource, loadBothTexts } from '../imports/import-source.ts';
import { suggestColumns } from '../imports/suggest-columns.ts';
import { only } from '../resource/only.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser, uploadAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { saveTemplate } from './template.ts';
import { useUserImportTexts } from './texts.ts';

const NEEDED: readonly ImportField[] = ['userId', 'firstName', 'lastName'];

/** Sheets of users. */
export function useUserSource(): ImportSource {
  const texts = useUserImportTexts();
  const { lists, resource } = useOfficeTexts();
  const can = useCan();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const codes: Record<string, string> = {
    ...resource.reasons,
    ...resource.fieldErrors,
    ...texts.codes,
  };
  return {
    key: 'userImport',
    texts,
    fields: (Object.keys(texts.fields) as ImportField[]).map((key) => ({
      key,
      label: texts.fields[key],
      needed: NEEDED.includes(key),
      matches: key === 'userId',
      holds: FLAG_FIELDS.includes(key) ? ('flag' as const) : ('text' as const),
    })),
    words: Object.fromEntries(
      FLAG_FIELDS.map((key) => [key, only(lists.sheetFields, 'yes', 'no')]),
    ),
    keyField: undefined,
    may: {
      import: can('UserInformationMaint.add'),
      undo: {
        new: can('UserInformationMaint.delete'),
        changed: can('UserInformationMaint.delete') && can('user.edit'),
      },
    },
    describe: (field, code) => {
      if (field === 'group' && code === 'invalid') return texts.groupUnknown;
      const text = codeInWords(codes, code, texts) ?? resource.fieldErrors.invalid;
      return field in texts.fields ? `${texts.fields[field as ImportField]} ${text}` : text;
    },
    recognise: async (headings, known) => {
      const both = await loadBothTexts();
      const named = (Object.keys(texts.fields) as ImportField[]).map((key) => ({
        key,
        labels: both.map(({ userImport }) => userImport.fields[key]),
      }));
      return suggestColumns(headings, named, known);
    },
    saveTemplate: (format) => saveTemplate(format, texts, lists.sheetFields, language),
    upload: async (file, onProgress) => {
      const input = { fileName: file.name.slice(-200) };
      return (await uploadAsUser('userImport/upload', input, file, onProgress)).data;
    },
    list: async (before) => (await callAsUser('userImport/list', { before })).data,
    read: async (id) => (await callAsUser('userImport/read', { id })).data,
    rows: async (id, page) => (await callAsUser('userImport/rows', { id, ...page })).data,
    map: async (id, mapping) => (await callAsUser('userImport/map', { id, mapping })).data,
    choose: async (id, rows, chosen) =>
      (await callAsUser('userImport/choose', { id, rows, chosen })).data,
    start: async (id) => (await callAsUser('userImport/start', { id })).data,
    cancel: async (id) => (await callAsUser('userImport/cancel', { id })).data,
    undo: async (id) => (await callAsUser('userImport/undo', { id })).data,
  };
}
