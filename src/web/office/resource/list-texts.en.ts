import { en as users } from '../imports/texts.en.ts';
import type { th } from './list-texts.th.ts';

const { fields: _fields, groupUnknown: _group, templateName: _template, ...words } = users;

export const en: typeof th = {
  filters: 'Filters',
  views: 'Views',
  noViews: 'No view is saved yet',
  wholeList: 'Everything, unfiltered',
  saveView: 'Save this view…',
  saveViewHint: 'Keeps the search, the filters, the order and the columns as they are now',
  viewName: 'Name of the view',
  shareView: 'Offer it to everybody who sees this list',
  sharedBy: (name) => `shared by ${name}`,
  removeView: (name) => `Remove the view ${name}`,
  viewSaved: (name) => `Saved the view “${name}”`,
  viewRemoved: (name) => `Removed the view “${name}”`,
  sheets: 'Sheets',
  export: 'Export…',
  exportTitle: 'Export to a file',
  exportFound: (count) => `Everything found: ${count}`,
  exportSelected: (count) => `Only what is selected: ${count}`,
  exportWhat: 'What to export',
  exportFormat: 'Kind of file',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  exportHint: 'The file has every field and can be imported again. The export is recorded.',
  exportOnlyHint:
    'The file has every field of the list and may hold personal data: keep it confidential. The export is recorded under your name.',
  exportStart: 'Export',
  exporting: 'Preparing the file',
  exportProgress: (done, total) => `About ${done} of ${total}`,
  exportCancel: 'Stop',
  exported: (name) => `Exported ${name}`,
  sheetFields: {
    id: 'Number in the system',
    reference: 'Reference',
    subdistrict: 'Subdistrict',
    policyVersion: 'Privacy notice agreed to, version',
    workYears: 'Experience (years)',
    desiredSalary: 'Desired salary (baht)',
    yes: 'Yes',
    no: 'No',
  },
  selectFound: (count) => `Select all ${count}`,
  selectFirst: (count) => `Select the first ${count}`,
  import: 'Import…',
  imports: {
    ...words,
    title: 'Import from a file',
    intro:
      'Add many records at once from an xlsx or csv file of up to 50,000 rows. Every row is checked before anything is saved, and the whole import can be undone.',
    template: 'Template',
    file: 'File to import',
    historyColumns: { ...users.historyColumns, users: 'Records' },
    start: (count) => `Import ${count} ${count === '1' ? 'record' : 'records'}`,
    doneTitle: (count) => `${count} ${count === '1' ? 'record' : 'records'} added`,
    doneHint: 'The new records are in the list now.',
    undoBody:
      'Records that came from this file go to the bin, except those that were changed or are in use since.',
    undone: (count) =>
      `The records of this import are in the bin; ${count} that were changed or are in use were kept`,
    rowStates: { ...users.rowStates, removed: 'In the bin' },
    back: 'Back to the list',
  },
  cells: {
    picture: (label) => `${label} (number in the media library)`,
    pictures: (label) => `${label} (number per language, as JSON)`,
    record: (label) => `${label} (record number)`,
    code: (label) => `${label} (code)`,
  },
};
