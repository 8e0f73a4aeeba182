import type { z } from 'zod';
import { accountCalls } from './account.ts';

import { applicationCaseCalls } from './application-cases.ts';

import { applyCalls } from './apply.ts';

import { articleMaintenanceCalls } from './article-maintenance.ts';
import { articleCalls } from './articles.ts';
import { auditCalls } from './audit.ts';
import { branchMaintenanceCalls } from './branch-maintenance.ts';
import { branchCalls } from './branches.ts';
import { captchaCalls } from './captcha.ts';
import { dashboardCalls } from './dashboard.ts';
import { documentMaintenanceCalls } from './document-maintenance.ts';
import { exportCalls } from './exports.ts';
import { groupCalls } from './groups.ts';
import { importCalls } from './imports.ts';
import { jobApplicationCalls } from './job-applications.ts';
import { mailCalls } from './mail.ts';
import { mediaCalls } from './media.ts';
import { messageCalls } from './messages.ts';
import { navNodeCalls } from './nav-nodes.ts';
import { navRouteCalls } from './nav-routes.ts';
import { navWindowCalls } from './nav-windows.ts';
import { navigationCalls } from './navigation.ts';
import { pageMaintenanceCalls } from './page-maintenance.ts';
import { parameterMaintenanceCalls } from './parameter-maintenance.ts';
import { parameterCalls } from './parameters.ts';
import { policyNoticeCalls } from './policy-notices.ts';
import { privacyCalls } from './privacy.ts';
import { productMaintenanceCalls } from './product-maintenance.ts';
import { profileCalls } from './profiles.ts';
import { promotionMaintenanceCalls } from './promotion-maintenance.ts';
import { recordCalls } from './records.ts';
import { referenceCalls } from './reference.ts';
import { signInCalls } from './sign-in.ts';
import { smsCampaignCalls } from './sms-campaigns.ts';
import { smsGatewayCalls } from './sms-gateway.ts';
import { smsMessageCalls, smsOptOutCalls } from './sms-messages.ts';
import { translationCalls } from './translations.ts';
import { userImportCalls } from './user-import.ts';
import { userCalls } from './users.ts';
import { viewCalls } from './views.ts';
import { visitCalls } from './visits.ts';

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
  ...articleCalls,
  ...articleMaintenanceCalls,
  ...promotionMaintenanceCalls,
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
  ...branchMaintenanceCalls,
  ...documentMaintenanceCalls,
  ...messageCalls,
  ...jobApplicationCalls,
  ...policyNoticeCalls,
  ...privacyCalls,
  ...applicationCaseCalls,
  ...applyCalls,
  ...smsCampaignCalls,
  ...smsGatewayCalls,
  ...smsMessageCalls,
  ...smsOptOutCalls,
};

type Calls = typeof CALLS;
export type CallPath = keyof Calls;
export type InputOf<Path extends CallPath> = z.input<Calls[Path]['input']>;
export type ParsedInputOf<Path extends CallPath> = z.output<Calls[Path]['input']>;
export type OutputOf<Path extends CallPath> = z.output<Calls[Path]['output']>;
