import type { decisionCalls } from '#contract/cases/decision.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { findCase } from '#server/applications/scope.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { keepFinances } from './finances.ts';
import { noteReading } from './note.ts';

/** What is weighed before a loan is decided. */
export function decisionRoutes(parts: CaseParts): Handlers<keyof typeof decisionCalls> {
  const { db, parameters } = parts;
  return {
    'application/finances': async (input, by) => {
      const settings = await parameters();
      const version = await db.transaction((tx) => keepFinances(tx, settings, by, input));
      return { data: { version } };
    },
    'application/decisionPdf': async ({ language, ...seen }, context) => {
      const row = await findCase(db, seen, context.viewer);
      const { printDecision } = await import('./decision-pdf.ts');
      const data = await printDecision(parts, row, language, context.viewer);
      await noteReading(db, 'print', seen, row, context, { decision: { to: row.version } });
      const name = `${row.reference}-decision-${language}.pdf`;
      return { data, file: { type: 'application/pdf', name, inline: true } };
    },
  };
}
