import { useExplainReason } from '../applications/explain-reason.ts';
import { useAppraisalTexts } from './texts.ts';
import type { Visit } from './visit-store.ts';
import type { VisitField } from './visit-values.ts';

/** Why the server does not take a visit: which fields to look at, or what else is the matter. */
export function useExplainRefused(): (refused: NonNullable<Visit['refused']>) => string {
  const texts = useAppraisalTexts();
  const explain = useExplainReason();
  return ({ reason, fields }) => {
    const names = Object.keys(fields).flatMap((field) => {
      const name = field.replace(/^values\./, '');
      return name in texts.fields ? [texts.fields[name as VisitField]] : [];
    });
    const why = names.length > 0 ? texts.outbox.refusedField(names.join(', ')) : explain(reason);
    return `${texts.outbox.refused}: ${reason === 'conflict' ? texts.conflict.title : why}`;
  };
}
