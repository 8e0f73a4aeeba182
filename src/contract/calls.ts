import type { z } from 'zod';
import { articleCalls } from './articles.ts';
import { branchCalls } from './branches.ts';
import { dashboardCalls } from './dashboard.ts';
import { parameterCalls } from './parameters.ts';
import { userCalls } from './users.ts';
import { visitCalls } from './visits.ts';

/** The whole API. Routes, guards, the web client and the OpenAPI page follow from this table. */
export const CALLS = {
  ...visitCalls,
  ...parameterCalls,
  ...userCalls,
  ...articleCalls,
  ...branchCalls,
  ...dashboardCalls,
};

type Calls = typeof CALLS;
export type CallPath = keyof Calls;
export type InputOf<Path extends CallPath> = z.input<Calls[Path]['input']>;
export type ParsedInputOf<Path extends CallPath> = z.output<Calls[Path]['input']>;
export type OutputOf<Path extends CallPath> = z.output<Calls[Path]['output']>;
