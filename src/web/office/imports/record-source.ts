import type { OutputOf } from '#contract/calls.ts';
import { isPublishable } from '#contract/resource/publish-right.ts';
import { REVISED } from '#contract/resource/revised.ts';
import { saveFile } from '../../api/save-file.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useAllTexts } from '../all-texts.ts';
import { codesOfWords, importWords, sheetLabel } from '../resource/import-words.ts';
import type { ResourceName } from '../resource/resource.ts';
import { useMay } from '../resource/use-may.ts';
import { callAsUser, downloadAsUser, uploadAsUser } from '../session/session.ts';
import { codeInWords, type ImportSource, loadBothTexts } from './import-source.ts';
import { suggestColumns } from './suggest-columns.ts';

type Field = OutputOf<'imports/fields'>['data'][number];

/** Sheets of whichever kind of thing. */
export function useRecordSource(resource: ResourceName, fields: readonly Field[]): ImportSource {
  const texts = useAllTexts();
  const { imports, resource: common } = texts;
  const may = useMay(resource);
  const publishing = isPublishable(resource) && !may('publish') && howWithout(resource);
  const codes: Record<string, string> = {
    ...common.reasons,
    ...common.fieldErrors,
    ...imports.codes,
  };

  const words = importWords(texts, resource);
  const labelOf = (key: string) => sheetLabel(texts, resource, key);
  const language = useLanguage() === 'en' ? 'en' : 'th';

  function guide() {
    const { column, note, needed, kinds, until, names } = imports.guide;
    const notes = fields.map((field) => {
      const holds = field.key === 'publishUntil' ? until : kinds[field.holds];
      return [field.key, field.needed ? `${holds} (${needed})` : holds];
    });
    const headings: [string, string] = [column, note];
    return { language, names, headings, notes: Object.fromEntries(notes) } as const;
  }

  return {
    key: resource,
    texts: { ...imports, ...(publishing === 'drafts' && imports.asDrafts) },
    notice: publishing ? imports.publishing[publishing] : undefined,
    keyField: 'id',
    words: words.values,
    fields: fields.map((field) => ({ ...field, label: labelOf(field.key) })),
    // Each row takes a right of its own, and says so where it is missing.
    may: {
      import: (may('add') || may('edit')) && publishing !== 'none',
      undo: { new: may('delete'), changed: may('edit') },
    },
    describe: (field, code) => {
      const text =
        codeInWords(codes, placeCode(field, code), imports) ?? common.fieldErrors.invalid;
      return field === 'row' ? text : `${labelOf(field)}: ${text}`;
    },
    saveTemplate: async (format) =>
      saveFile(
        `${resource}-template.${format}`,
        await downloadAsUser('exports/template', {
          ...{ resource, format, words, guide: guide() },
        }),
      ),
    recognise: async (headings, known) => {
      const both = await loadBothTexts();
      const named = fields.map(({ key }) => ({
        key,
        labels: both.map((words) => sheetLabel(words, resource, key)),
      }));
      return suggestColumns(headings, named, known);
    },
    upload: async (file, onProgress) => {
      const input = { resource, fileName: file.name.slice(-200) };
      return (await uploadAsUser('imports/upload', input, file, onProgress)).data;
    },
    list: async (before) => (await callAsUser('imports/list', { resource, before })).data,
    read: async (id) => (await callAsUser('imports/read', { resource, id })).data,
    rows: async (id, page) => (await callAsUser('imports/rows', { resource, id, ...page })).data,
    map: async (id, mapping) => {
      const words = codesOfWords(await loadBothTexts(), resource);
      return (await callAsUser('imports/map', { resource, id, mapping, words })).data;
    },
    choose: async (id, rows, chosen) =>
      (await callAsUser('imports/choose', { resource, id, rows, chosen })).data,
    start: async (id) => (await callAsUser('imports/start', { resource, id })).data,
    cancel: async (id) => (await callAsUser('imports/cancel', { resource, id })).data,
    undo: async (id) => (await callAsUser('imports/undo', { resource, id })).data,
  };
}

/** What becomes of the rows of who may not publish: drafts, where there are such. */
const howWithout = (resource: ResourceName) => (REVISED.has(resource) ? 'drafts' : 'none');

/** Which part of a place is not known. */
function placeCode(field: string, code: string): string {
  return code === 'unknown_place' && field === 'districtCode' ? 'unknown_district' : code;
}
