import type { TestProject } from 'vitest/node';
import { prepare } from '../../scripts/bootstrap.mjs';
import { startTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that test files clone. */
    templateUrl: string;
  }
}

export default async function setup(project: TestProject) {
  // What some tests start as a process of its own.
  await prepare({ build: 'server' });
  const { templateUrl, stop } = await startTemplate();
  project.provide('templateUrl', templateUrl);
  return stop;
}
