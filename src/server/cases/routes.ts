import { NETWORKS } from '#contract/applications/networks.ts';
import type { appointmentCalls } from '#contract/cases/appointments.ts';
import type { appraisalCalls } from '#contract/cases/appraisals.ts';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import type { applicationCaseCalls } from '#contract/cases/cases.ts';
import type { contractPaperCalls } from '#contract/cases/contract-papers.ts';
import type { decisionCalls } from '#contract/cases/decision.ts';
import type { caseFindingCalls } from '#contract/cases/finding.ts';
import type { newsPreviewCalls } from '#contract/cases/news-preview.ts';
import type { offerCalls } from '#contract/cases/offers.ts';
import type { caseStepCalls } from '#contract/cases/steps.ts';
import { AppError } from '#contract/errors.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import { seeNews } from '#server/applications/news.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { demandCaseRoom } from '#server/applications/room.ts';
import type { Case } from '#server/applications/rows.ts';
import { findCase, isElsewhere } from '#server/applications/scope.ts';
import { countInDay } from '#server/captcha/form-sendings.ts';
import { cleanDocument } from '#server/files/clean-document.ts';
import { withUpload } from '#server/files/with-upload.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { readRows } from '#server/resource/rows.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import { appraisalRoutes } from './appraisal-routes.ts';
import { addCase, saveCase } from './changes.ts';
import { contractPaperRoutes } from './contract-paper-routes.ts';
import { decisionRoutes } from './decision-routes.ts';
import { readDetails, readTimeline } from './details.ts';
import { addFile, openFile } from './files.ts';
import { findCases } from './finding.ts';
import { caseKinds } from './kinds.ts';
import type { CaseNews } from './news.ts';
import { newsPreviewRoutes } from './news-preview-routes.ts';
import { noteReading } from './note.ts';
import { offerRoutes } from './offer-routes.ts';
import { readPartnerDetails, readPartnerTimeline } from './partner.ts';
import { revealed } from './reveal.ts';
import { stepRoutes } from './step-routes.ts';
import { workRoutes } from './work-routes.ts';

const MEGABYTE = 1024 * 1024;
/** Of one person in a day: more than anybody scans, and far less than a disk. */
const PARTNER_FILES = 300;

type Seen = { resource: CaseResource; id: number };

/** Everything that staff and partners do with loan applications. */
export function caseRoutes(
  parts: CaseParts & { news: CaseNews },
): Handlers<
  | keyof typeof applicationCaseCalls
  | keyof typeof caseFindingCalls
  | keyof typeof caseStepCalls
  | keyof typeof appraisalCalls
  | keyof typeof contractPaperCalls
  | keyof typeof decisionCalls
  | keyof typeof offerCalls
  | keyof typeof appointmentCalls
  | keyof typeof newsPreviewCalls
> {
  const { db, knowledge } = parts;
  const { open, partner, history } = caseKinds(parts);
  const see = (seen: Seen, { viewer }: CallContext) => findCase(db, seen, viewer);

  async function one<Row>(kind: Parameters<typeof readRows<Row>>[1], id: number) {
    const [row] = await readRows(db, kind, [id]);
    if (!row) throw new AppError('not_found');
    return { data: row };
  }

  return {
    ...resourceRoutes(db, open),
    ...resourceRoutes(db, partner),
    ...resourceRoutes(db, history),
    ...workRoutes(parts),
    ...stepRoutes(parts),
    ...appraisalRoutes(parts),
    ...decisionRoutes(parts),
    ...contractPaperRoutes(parts),
    ...offerRoutes(parts),
    ...appointmentRoutes(parts),
    ...newsPreviewRoutes(parts),
    'application/news': async ({ seconds }, { viewer, reply }) => {
      // A proxy that gathers answers before it hands them on would keep all of it back.
      reply.header('x-accel-buffering', 'no');
      return { data: parts.news.follow(viewer, seconds) };
    },
    'application/find': async ({ search }, { viewer }) => ({
      data: await findCases(parts, search, viewer),
    }),
    'application/add': async (input, context) => {
      const origin = { channel: 'staff', window: 'RegisterMaint' } as const;
      const network = context.viewer.network as Case['network'];
      return one(open, await addCase(parts, { ...origin, network }, input, context));
    },
    'application/save': async (input, context) => {
      const edited = { resource: 'application', window: 'RegisterMaint' } as const;
      await saveCase(parts, edited, input, context);
      return one(open, input.id);
    },
    'applicationPartner/add': async (input, context) => {
      const network = context.viewer.network as Case['network'];
      // Without a network there is none that it could be referred by.
      if (network === null) throw new AppError('not_permitted');
      const origin = { channel: 'partner', window: 'RegisterMaintPartner', network } as const;
      return one(partner, await addCase(parts, origin, input, context));
    },
    'applicationPartner/network': async (_input, { viewer }) => ({
      data: { network: viewer.network as Case['network'] },
    }),
    'applicationPartner/save': async (input, context) => {
      const edited = { resource: 'applicationPartner', window: 'RegisterMaintPartner' } as const;
      await saveCase(parts, edited, input, context);
      return one(partner, input.id);
    },
    'applicationPartner/details': async ({ id }, context) => {
      const seen = { resource: 'applicationPartner', id } as const;
      const row = await see(seen, context);
      await noteReading(db, 'view', seen, row, context);
      return { data: await readPartnerDetails(parts, row, context.viewer) };
    },
    'applicationPartner/timeline': async (input, context) => {
      await see({ resource: 'applicationPartner', id: input.id }, context);
      return { data: await readPartnerTimeline(db, input) };
    },
    'application/details': async (seen, context) => {
      const row = await see(seen, context);
      await noteReading(db, 'view', seen, row, context);
      if (context.viewer.permissions.has('RegisterMaint.edit')) await seeNews(db, row);
      return { data: await readDetails(parts, seen.resource, row, context.viewer) };
    },
    'application/timeline': async (seen, context) => {
      await see(seen, context);
      return { data: await readTimeline(db, seen, context.viewer) };
    },
    'application/messages': async (seen, context) => {
      const row = await see(seen, context);
      return { data: await knowledge.readMessages(parts, row) };
    },
    'application/reveal': async ({ field, ...seen }, context) => {
      const row = await see(seen, context);
      const value = await revealed(parts, seen.resource, row, field);
      await noteReading(db, 'reveal', seen, row, context, { [field]: {} });
      return { data: { value } };
    },
    'application/file': async ({ fileId, ...seen }, context) => {
      const row = await see(seen, context);
      return openFile(parts, seen.resource, row, fileId, context, (document) =>
        noteReading(db, 'view_file', seen, row, context, { file: { to: document } }),
      );
    },
    'application/pdf': async ({ language, ...seen }, context) => {
      const row = await see(seen, context);
      const { printCase } = await import('./pdf.ts');
      const data = await printCase(parts, seen.resource, row, language, context.viewer);
      await noteReading(db, 'print', seen, row, context);
      const name = `${row.reference}-${language}.pdf`;
      return { data, file: { type: 'application/pdf', name, inline: true } };
    },
    'application/upload': async ({ resource, id, uploadTypeId, name, uploadId }, context) => {
      if (resource === 'applicationHistory') throw new AppError('not_permitted');
      await see({ resource, id }, context);
      const { uploadTypes } = await knowledge.readChoices(db);
      const type = uploadTypes.find((known) => known.id === uploadTypeId);
      if (uploadTypeId && !type) throw new AppError('invalid_input', { uploadTypeId: 'invalid' });
      const parameters = await parts.parameters();
      const most = parameters.upload_file_megabytes * MEGABYTE;
      const formBytes = parameters.upload_application_megabytes * MEGABYTE;
      // Whatever can be refused before the file is read is refused before.
      await demandCaseRoom(db, { id }, { files: 1, bytes: 1 }, formBytes);
      if (context.viewer.network !== null)
        await countInDay(db, { form: 'partner_file', network: context.viewer.name }, PARTNER_FILES);
      const content = await withUpload(parts.files, context, most, cleanDocument);
      const added = {
        resource,
        window: RESOURCE_WINDOWS[resource],
        id,
        uploadTypeId: type?.id ?? null,
        documentName: type?.name ?? { th: name },
        name,
        uploadId,
        content,
        formBytes,
      };
      return { data: { id: await addFile(parts, added, context) } };
    },
    'application/choices': async ({ resource }, { viewer }) => {
      const known = await knowledge.readChoices(db);
      const networks = NETWORKS.filter((network) => !isElsewhere(viewer, network));
      const choices = { ...known, networks };
      // Why the lender says no is its own affair.
      const partner = resource === 'applicationPartner';
      return { data: partner ? { ...choices, rejectReasons: [] } : choices };
    },
  };
}
