import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { saveFile } from '../../api/save-file.ts';
import { fieldLabel } from '../resource/field-words.ts';
import type { ResourceName } from '../resource/resource.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser, downloadAsUser, uploadAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import type { ImportSource } from './import-source.ts';

type Field = { key: string; needed: boolean };

/** Sheets of whichever kind of thing. */
export function useRecordSource(resource: ResourceName, fields: readonly Field[]): ImportSource {
  const texts = useOfficeTexts();
  const { lists, resource: common } = texts;
  const can = useCan();
  const may = (action: string) => can(`${RESOURCE_WINDOWS[resource]}.${action}` as Permission);
  const codes: Record<string, string> = {
    ...common.reasons,
    ...common.fieldErrors,
    ...lists.imports.codes,
  };

  const labelOf = (key: string) => fieldLabel(texts, resource, key);

  return {
    key: resource,
    texts: lists.imports,
    fields: fields.map(({ key, needed }) => ({ key, needed, label: labelOf(key) })),
    may: { add: may('add'), undo: may('delete') },
    describe: (field, code) => {
      // Some codes name what is in the way behind a colon.
      const [bare = code] = code.split(':');
      const text = codes[bare] ?? common.fieldErrors.invalid;
      return field === 'row' ? text : `${labelOf(field)}: ${text}`;
    },
    saveTemplate: async (format) =>
      saveFile(
        `${resource}-template.${format}`,
        await downloadAsUser('exports/template', { resource, format }),
      ),
    upload: async (file, onProgress) => {
      const input = { resource, fileName: file.name.slice(-200) };
      return (await uploadAsUser('imports/upload', input, file, onProgress)).data;
    },
    list: async (before) => (await callAsUser('imports/list', { resource, before })).data,
    read: async (id) => (await callAsUser('imports/read', { resource, id })).data,
    rows: async (id, page) => (await callAsUser('imports/rows', { resource, id, ...page })).data,
    map: async (id, mapping) => (await callAsUser('imports/map', { resource, id, mapping })).data,
    choose: async (id, rows, chosen) =>
      (await callAsUser('imports/choose', { resource, id, rows, chosen })).data,
    start: async (id) => (await callAsUser('imports/start', { resource, id })).data,
    cancel: async (id) => (await callAsUser('imports/cancel', { resource, id })).data,
    undo: async (id) => (await callAsUser('imports/undo', { resource, id })).data,
  };
}
