import type { z } from 'zod';
import { accountCalls } from './account.ts';
import { articleCalls } from './articles.ts';
import { auditCalls } from './audit.ts';
import { branchCalls } from './branches.ts';
import { captchaCalls } from './captcha.ts';
import { dashboardCalls } from './dashboard.ts';
import { exportCalls } from './exports.ts';
import { groupCalls } from './groups.ts';
import { importCalls } from './imports.ts';
import { navNodeCalls } from './nav-nodes.ts';
import { navRouteCalls } from './nav-routes.ts';
import { navWindowCalls } from './nav-windows.ts';
import { navigationCalls } from './navigation.ts';
import { parameterCalls } from './parameters.ts';
import { profileCalls } from './profiles.ts';
import { signInCalls } from './sign-in.ts';
import { userImportCalls } from './user-import.ts';
import { userCalls } from './users.ts';
import { viewCalls } from './views.ts';
import { visitCalls } from './visits.ts';

/** The whole API. Routes, guards, the web client and the OpenAPI page follow from this table. */
export const CALLS = {
  ...visitCalls,
  ...parameterCalls,
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
  ...articleCalls,
  ...branchCalls,
  ...dashboardCalls,
  ...viewCalls,
  ...exportCalls,
  ...importCalls,
};

type Calls = typeof CALLS;
export type CallPath = keyof Calls;
export type InputOf<Path extends CallPath> = z.input<Calls[Path]['input']>;
export type ParsedInputOf<Path extends CallPath> = z.output<Calls[Path]['input']>;
export type OutputOf<Path extends CallPath> = z.output<Calls[Path]['output']>;
