import type { appraisalCalls } from '#contract/cases/appraisals.ts';
import { AppError } from '#contract/errors.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { findCase } from '#server/applications/scope.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { addPhoto, openPhoto, removePhoto } from './appraisal-photos.ts';
import { dropAppraisal, listAppraisals, planAppraisal, saveAppraisal } from './appraisals.ts';
import { noteReading } from './note.ts';
import { namePerson } from './step-routes.ts';

/** The land of applications, looked at and valued by the lender’s own staff. */
export function appraisalRoutes(parts: CaseParts): Handlers<keyof typeof appraisalCalls> {
  const { db, parameters } = parts;

  return {
    'application/appraisals': async (seen, { viewer }) => {
      const row = await findCase(db, seen, viewer);
      return { data: await listAppraisals(db, row.id) };
    },
    'application/planAppraisal': async ({ id, appraisalId, deedId, ...input }, by) => {
      const plan = await namePerson(parts, input, by.viewer);
      const settings = await parameters();
      const of = { id, appraisalId, deedId };
      const version = await db.transaction((tx) => planAppraisal(tx, settings, by, of, plan));
      return { data: { version } };
    },
    'application/saveAppraisal': async (input, by) => {
      const settings = await parameters();
      const version = await db.transaction((tx) => saveAppraisal(tx, parts, settings, by, input));
      return { data: { version } };
    },
    'application/dropAppraisal': async (input, by) => {
      await db.transaction((tx) => dropAppraisal(tx, by, input));
      return { data: null };
    },
    'application/addAppraisalPhoto': async (input, context) => {
      await findCase(db, { resource: 'application', id: input.id }, context.viewer);
      return { data: { id: await addPhoto(parts, input, context) } };
    },
    'application/removeAppraisalPhoto': async (input, by) => {
      await db.transaction((tx) => removePhoto(tx, by, input));
      return { data: null };
    },
    'application/appraisalPhoto': async ({ photo, ...seen }, context) => {
      const row = await findCase(db, seen, context.viewer);
      return openPhoto(parts, row, photo, () =>
        noteReading(db, 'view_file', seen, row, context, { photo: { to: photo } }),
      );
    },
    'application/appraisalPdf': async ({ appraisalId, language, ...seen }, context) => {
      const row = await findCase(db, seen, context.viewer);
      const found = (await listAppraisals(db, row.id)).find(({ id }) => id === appraisalId);
      if (!found) throw new AppError('not_found');
      const { printAppraisal } = await import('./appraisal-pdf.ts');
      const data = await printAppraisal(parts, row, found, language, context.viewer);
      await noteReading(db, 'print', seen, row, context, { appraisal: { to: appraisalId } });
      const name = `${row.reference}-appraisal-${language}.pdf`;
      return { data, file: { type: 'application/pdf', name, inline: true } };
    },
  };
}
