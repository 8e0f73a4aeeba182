import type { z } from 'zod';
import { applyCalls } from './apply/apply.ts';
import { articleCalls } from './articles/articles.ts';
import { articleMaintenanceCalls } from './articles/maintenance.ts';
import { auditCalls } from './audit/audit.ts';
import { branchCalls } from './branches/branches.ts';
import { branchMaintenanceCalls } from './branches/maintenance.ts';
import { captchaCalls } from './captcha/captcha.ts';
import { appointmentCalls } from './cases/appointments.ts';
import { appraisalCalls } from './cases/appraisals.ts';
import { applicationCaseCalls } from './cases/cases.ts';
import { contractPaperCalls } from './cases/contract-papers.ts';
import { decisionCalls } from './cases/decision.ts';
import { caseFindingCalls } from './cases/finding.ts';
import { newsPreviewCalls } from './cases/news-preview.ts';
import { offerCalls } from './cases/offers.ts';
import { caseStepCalls } from './cases/steps.ts';
import { contractFormCalls } from './contract-forms/contract-forms.ts';
import { dashboardCalls } from './dashboard/dashboard.ts';
import { documentMaintenanceCalls } from './documents/maintenance.ts';
import { importCalls } from './imports/imports.ts';
import { jobApplicationCalls } from './job-applications/job-applications.ts';
import { lineCalls } from './line/line.ts';
import { mailCalls } from './mail/mail.ts';
import { messageCalls } from './messages/messages.ts';
import { navigationCalls } from './navigation/navigation.ts';
import { navNodeCalls } from './navigation/nodes.ts';
import { navRouteCalls } from './navigation/routes.ts';
import { navWindowCalls } from './navigation/windows.ts';
import { pageMaintenanceCalls } from './pages/maintenance.ts';
import { parameterMaintenanceCalls } from './parameters/maintenance.ts';
import { parameterCalls } from './parameters/parameters.ts';
import { mediaCalls } from './pictures/media.ts';
import { policyNoticeCalls } from './policy-notices/policy-notices.ts';
import { privacyCalls } from './privacy/privacy.ts';
import { productMaintenanceCalls } from './products/maintenance.ts';
import { productTermsCalls } from './products/terms.ts';
import { promotionMaintenanceCalls } from './promotions/maintenance.ts';
import { referenceCalls } from './reference/reference.ts';
import { bulkCalls } from './resource/bulk.ts';
import { exportCalls } from './resource/exports.ts';
import { findingCalls } from './resource/finding.ts';
import { orderingCalls } from './resource/ordering.ts';
import { publishRequestCalls } from './resource/publish-requests.ts';
import { recordCalls } from './resource/records.ts';
import { revisionCalls } from './resource/revisions.ts';
import { viewCalls } from './resource/views.ts';
import { groupCalls } from './rights/groups.ts';
import { profileCalls } from './rights/profiles.ts';
import { accountCalls } from './sign-in/account.ts';
import { signInCalls } from './sign-in/sign-in.ts';
import { smsCampaignCalls } from './sms/campaigns.ts';
import { smsGatewayCalls } from './sms/gateway.ts';
import { smsMessageCalls, smsOptOutCalls } from './sms/messages.ts';
import { translationCalls } from './translations/translations.ts';
import { userImportCalls } from './users/import.ts';
import { userCalls } from './users/users.ts';
import { visitCalls } from './visits/visits.ts';

/** The whole API. Routes, guards, the web client and the OpenAPI page follow from this table. */
export const CALLS = {
  ...visitCalls,
  ...parameterCalls,
  ...parameterMaintenanceCalls,
  ...captchaCalls,
  ...signInCalls,
  ...accountCalls,
  ...userCalls,
  ...userImportCalls,
  ...groupCalls,
  ...profileCalls,
  ...navigationCalls,
  ...navWindowCalls,
  ...navNodeCalls,
  ...navRouteCalls,
  ...auditCalls,
  ...recordCalls,
  ...findingCalls,
  ...revisionCalls,
  ...publishRequestCalls,
  ...bulkCalls,
  ...orderingCalls,
  ...articleCalls,
  ...articleMaintenanceCalls,
  ...promotionMaintenanceCalls,
  ...contractFormCalls,
  ...pageMaintenanceCalls,
  ...branchCalls,
  ...dashboardCalls,
  ...viewCalls,
  ...exportCalls,
  ...importCalls,
  ...referenceCalls,
  ...translationCalls,
  ...mediaCalls,
  ...mailCalls,
  ...productMaintenanceCalls,
  ...productTermsCalls,
  ...branchMaintenanceCalls,
  ...documentMaintenanceCalls,
  ...messageCalls,
  ...jobApplicationCalls,
  ...policyNoticeCalls,
  ...privacyCalls,
  ...applicationCaseCalls,
  ...caseFindingCalls,
  ...caseStepCalls,
  ...appraisalCalls,
  ...offerCalls,
  ...appointmentCalls,
  ...newsPreviewCalls,
  ...decisionCalls,
  ...contractPaperCalls,
  ...applyCalls,
  ...smsCampaignCalls,
  ...smsGatewayCalls,
  ...lineCalls,
  ...smsMessageCalls,
  ...smsOptOutCalls,
};

type Calls = typeof CALLS;
export type CallPath = keyof Calls;
export type InputOf<Path extends CallPath> = z.input<Calls[Path]['input']>;
export type ParsedInputOf<Path extends CallPath> = z.output<Calls[Path]['input']>;
export type OutputOf<Path extends CallPath> = z.output<Calls[Path]['output']>;
export type AccessOf<Path extends CallPath> = Calls[Path]['access'];
