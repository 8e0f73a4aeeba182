import type { th } from './record-texts.th.ts';
import { en as users } from './texts.en.ts';

const { fields: _fields, groupUnknown: _group, templateName: _template, ...words } = users;

export const en: typeof th = {
  ...words,
  title: 'Import from a file',
  intro:
    'Add or change many records at once from an xlsx or csv file of up to 50,000 rows. An exported file can be edited and brought back. Every row is checked and shown before anything is saved, and the whole import can be undone.',
  template: 'Template',
  file: 'File to import',
  historyColumns: { ...users.historyColumns, users: 'Records' },
  start: (count) => `Import ${count} ${count === '1' ? 'record' : 'records'}`,
  doneTitle: (added, changed) => `${added} added, ${changed} changed`,
  doneHint: 'The rows that were taken in now say what the file says.',
  undoBody:
    'Records that were added from this file go to the bin and those that were changed get their values back, except what was changed or used since.',
  undone: (count) => `The import is undone; ${count} that were changed or used since were kept`,
  rowStates: { ...users.rowStates, removed: 'In the bin' },
  publishing: {
    drafts:
      'Publishing needs approval. Rows that change what visitors see are kept as drafts, and their publication is asked for; the site stays as it is until somebody publishes them.',
    none: 'Visitors see such records as soon as they are saved, so only who may publish can import them. Please give your file to a colleague who may.',
  },
  asDrafts: {
    live: (count) =>
      count === '1'
        ? '1 record to be changed is on the site: the new values are kept as a draft to be published, visitors go on seeing the old ones'
        : `${count} records to be changed are on the site: the new values are kept as drafts to be published, visitors go on seeing the old ones`,
    doneHint:
      'What visitors see is kept as drafts, and their publication is asked for: your first screen shows what becomes of it.',
  },
  guide: {
    names: { rows: 'Rows', guide: 'Guide', lists: 'Allowed values' },
    column: 'Column',
    note: 'What to enter',
    needed: 'Required for new records',
    kinds: {
      key: 'Written by exports: it says which record a row is. Leave it empty for new records.',
      text: 'Text',
      number: 'A number',
      flag: 'Yes or No',
      moment: 'Date and time, such as 31/12/2026 09:00',
      choice: 'Choose from the list',
      list: 'Several are possible, between commas',
      json: 'JSON, as it is exported',
    },
    until: 'Date and time, such as 31/12/2026 09:00. A day alone is counted in, until 23:59',
  },
  back: 'Back to the list',
};
