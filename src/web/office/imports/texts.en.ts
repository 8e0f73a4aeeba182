import type { th } from './texts.th.ts';

export const en: typeof th = {
  title: 'Import users',
  intro:
    'Add or change many users at once from an xlsx or csv file of up to 50,000 rows. Every row is checked before anything is saved, and the whole import can be undone.',
  template: 'Sample file',
  templateName: 'users-to-import',
  file: 'File of users',
  fileHint: 'Drop a file here or choose one, up to 20 MB',
  chooseFile: 'Choose a file',
  upload: 'Check the file',
  fileMissing: 'Please select file',
  fileTooLarge: 'The file is over 20 MB: please split it',
  uploading: 'Sending the file',
  newImport: 'Import another file',
  history: 'Earlier imports',
  historyEmpty: 'Files you import appear here, with what was found in them and a way to undo each.',
  historyColumns: { file: 'File', state: 'State', users: 'Users', by: 'By', when: 'When' },
  older: 'Show older ones',
  states: {
    reading: 'Reading the file',
    mapping: 'Columns to be matched',
    checking: 'Checking',
    checked: 'Checked, not imported yet',
    writing: 'Saving',
    done: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
    cancelled: 'Stopped',
    failed: 'Failed',
  },
  failures: {
    unreadable:
      'This file is no sheet that can be read. Check that it is the right one, or open it in Excel, save it as xlsx or csv and try again.',
    too_many_rows: 'The file has more than 50,000 rows: please split it.',
    too_many_columns:
      'The file has data beyond 1,000 columns: please delete the columns that are not needed and try again.',
    too_large:
      'The file holds more than can be read: keep only the rows and columns to import, or split it.',
    no_rows:
      'The file has no data: the first row holds the headings, and at least one row follows.',
    not_checked:
      'The file could not be checked because of a fault here. Nothing has been saved: please press “Check every row” again.',
    not_written:
      'Not everything could be saved because of a fault here. Rows that were saved stay and can be undone as a whole; the others were not saved. To import those, send the same file again.',
    not_undone:
      'Not everything could be undone because of a fault here, and some of it is still there: please press “Undo the import” again.',
  },
  fields: {
    userId: 'User ID',
    firstName: 'First name',
    lastName: 'Last name',
    employeeNumber: 'Employee number',
    facilityCode: 'Facility code',
    email: 'E-mail',
    group: 'User group',
    language: 'Language (th or en)',
    enabled: 'Enabled',
    secondFactorRequired: 'Second factor required',
  },
  mappingTitle: 'What is in which column?',
  mappingHint: 'We guessed from the headings; please check.',
  nothingKnown: (expected) =>
    `No heading of this file is known here. Its first row should hold headings such as ${expected}. Please check that it is the right file; if so, choose the columns below.`,
  sample: (text) => `For example: ${text}`,
  notInFile: 'Not in the file',
  check: 'Check every row',
  progress: (done, total) => `${done} of ${total} rows`,
  cancel: 'Stop',
  ofSomebodyElse: (name) =>
    `${name} sent this file. It is saved with the rights of whoever sent it, so nobody else can go on with it.`,
  checkedTitle: (good, total) => `${good} of ${total} rows are ready`,
  allSame: 'Every row says what is there already: nothing to do.',
  exampleLeftOut: 'The example row is left out.',
  matchedBy: (columns) => `Which record a row is, is decided by: ${columns}`,
  matchedByKey: (key, columns) =>
    `“${key}” says which record a row is. Rows without one are matched by ${columns}; what is not found is added as new.`,
  live: (count) =>
    count === '1'
      ? '1 record to be changed is on the site: visitors see the new values as soon as it is imported'
      : `${count} records to be changed are on the site: visitors see the new values as soon as they are imported`,
  appearing: (count) =>
    `${count === '1' ? '1 new record appears' : `${count} new records appear`} on the site as soon as the file is imported. What visitors should not see yet, change in the file or leave out.`,
  show: 'Show',
  shown: {
    all: 'All',
    new: 'New',
    changed: 'Changed',
    same: 'Same',
    refused: 'Refused',
  },
  changedTo: 'becomes',
  emptyValue: '(empty)',
  onSite: 'On the site',
  warnings: {
    foreign_picture:
      'pictures from elsewhere are not kept: add them from the media library afterwards',
  },
  appears: 'Appears at once',
  row: 'Row',
  happened: 'What happened',
  what: 'What will happen',
  rowChosen: (row) => `Import row ${row}`,
  problem: 'To be corrected',
  chooseAll: 'Choose all that are right',
  chooseNone: 'Choose none',
  moreRows: 'Show more rows',
  backToMapping: 'Match the columns again',
  start: (count) => `Import ${count} ${count === '1' ? 'user' : 'users'}`,
  nothingChosen: 'No row is chosen',
  doneTitle: (added, changed) =>
    `${added} ${added === '1' ? 'user' : 'users'} added, ${changed} changed`,
  doneHint:
    'New users have no password yet: they use “Forgot password” on the sign-in page, or you give them a temporary one in the user screen.',
  refused: (count) => (count === '1' ? '1 row was left out' : `${count} rows were left out`),
  report: 'Download the rows with problems (csv)',
  undo: 'Undo the import…',
  undoTitle: 'Undo the whole import?',
  undoBody:
    'Users that were added from this file are removed and those that were changed get their values back, except who has begun to work or was changed since.',
  undoConfirm: 'Undo the import',
  undoneAll: 'The import is undone',
  undone: (count) =>
    `The import is undone; ${count} who are in use or were changed since were kept`,
  cleared:
    'Its rows were deleted after the time that they are kept, so it can no longer be looked into or undone.',
  rowStates: {
    waiting: 'Waiting',
    written: 'Added',
    changed: 'Changed',
    same: 'Same',
    refused: 'Left out',
    removed: 'Removed',
    restored: 'Put back',
    kept: 'Kept',
  },
  codes: {
    required: 'is required',
    invalid: 'is not in the right form: write it as in the template or an exported file',
    invalid_number: 'Must be a number, such as 13.7563 or 1,500',
    invalid_moment: 'This day or time cannot be read: write 31/12/2026 09:00 or 2026-12-31 09:00',
    no_such_day:
      'There is no such day in the calendar: check day, month and year, with the day first as in 31/12/2026',
    cell_error:
      'shows an error of a formula, such as #N/A or #REF!: correct it in the file and import it again',
    not_calculated:
      'is a formula whose result is not in the file: open it in Excel and save it again, or type the value instead',
    invalid_email: 'is not an e-mail address, such as name@example.com',
    too_long: 'is too long: please shorten it',
    taken: 'is taken already',
    repeated: 'stands in the file before: keep only one of the rows',
    unknown: 'is not known here: use a name from the lists of the template',
    unknown_place: 'is no province that we know: please check how it is written',
    unknown_district:
      'is no district of this province: please check how it is written, and the province',
    unknown_key:
      'names no record: use a key from an exported file, or leave it empty to add a new record',
    invalid_flag: 'must be Yes or No (also true/false, 1/0, x)',
    invalid_choice: 'is none of the allowed values: see the lists of the template',
    several:
      'Several records are called so: export them first, and edit the file that has their keys',
    changed_since:
      'Somebody changed this record since, so it was left as it is. Check the file again to see its newest values.',
    appeared: 'Somebody added this record since: check the file again to see what would change',
    has_draft:
      'This record has a draft that is not published: change that one, or undo the earlier import first',
    may_not_add: 'You may not add records here',
    may_not_edit: 'You may not change records here',
    may_not_delete: 'You may not delete records here',
  },
  limits: {
    too_long: (most) => `is too long: at most ${most} characters`,
    too_big: (most) => `is too large: at most ${most}`,
    too_small: (least) => `is too small: at least ${least}`,
  },
  inRow: (row) => `(row ${row})`,
  groupUnknown: 'There is no such group, or you may not give it',
};
