import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { ImportAnswers, ImportShapes, MOST_IMPORT_BYTES } from '#contract/imports/imports.ts';

/** What a column of the sheet can be; the first three are needed. */
export const IMPORT_FIELDS = [
  'userId',
  'firstName',
  'lastName',
  'employeeNumber',
  'facilityCode',
  'email',
  'group',
  'language',
  'enabled',
  'secondFactorRequired',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
/** Which column of the sheet holds which field, counted from 0. */
const Mapping = z.partialRecord(z.enum(IMPORT_FIELDS), z.int().min(0).max(199));
export type Mapping = z.infer<typeof Mapping>;

/** Whose cells say yes or no. */
export const FLAG_FIELDS: readonly ImportField[] = ['enabled', 'secondFactorRequired'];
export const NEEDED_FIELDS: readonly ImportField[] = ['userId', 'firstName', 'lastName'];

export const userImportCalls = {
  'userImport/upload': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Takes in a sheet of users (xlsx or csv); reading it goes on in the background.',
    input: ImportShapes.upload,
    output: ImportAnswers.one,
    upload: true,
    mostBytes: MOST_IMPORT_BYTES,
  }),
  'userImport/list': defineCall({
    access: 'UserInformationMaint.view',
    summary: 'Imports, newest first; `before` continues behind the import of that id.',
    input: ImportShapes.list,
    output: ImportAnswers.list,
  }),
  'userImport/read': defineCall({
    access: 'UserInformationMaint.view',
    summary: 'How far an import is.',
    input: ImportShapes.one,
    output: ImportAnswers.one,
  }),
  'userImport/rows': defineCall({
    access: 'UserInformationMaint.view',
    summary: 'Rows of the sheet with what is wrong with each; `after` is a row number.',
    input: ImportShapes.rows,
    output: ImportAnswers.rows,
  }),
  'userImport/map': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Says which column is which, and has every row checked.',
    input: ImportShapes.map.extend({ mapping: Mapping }),
    output: ImportAnswers.one,
  }),
  'userImport/choose': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Takes rows in or leaves them out: those named, or all that are right.',
    input: ImportShapes.choose,
    output: ImportAnswers.one,
  }),
  'userImport/start': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Adds the chosen rows as users.',
    input: ImportShapes.one,
    output: ImportAnswers.one,
  }),
  'userImport/cancel': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Stops an import; what is written by then stays, and can be undone.',
    input: ImportShapes.one,
    output: ImportAnswers.one,
  }),
  'userImport/undo': defineCall({
    access: 'UserInformationMaint.delete',
    summary: 'Removes the users of an import, except those changed or used since.',
    input: ImportShapes.one,
    output: ImportAnswers.one,
  }),
};
