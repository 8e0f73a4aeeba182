import { CallError } from '../../api/call.ts';
import { explainFailure } from '../resource/explain.ts';
import type { OfficeTexts } from '../texts.th.ts';
import type { th } from './texts.th.ts';

type Texts = { texts: typeof th; resource: OfficeTexts['resource'] };

/** Why a picture was not taken, and what to do about it. */
export function explainUpload({ texts, resource }: Texts, error: unknown): string {
  const { problems } = texts;
  if (!(error instanceof CallError)) return resource.reasons.other;
  if (error.reason === 'body_too_large') return problems.too_large;
  const code = error.fields.picture ?? '';
  return code in problems
    ? problems[code as keyof typeof problems]
    : explainFailure(resource, error);
}

/** Whether the same file may do better another time: what is wrong with the file itself stays so. */
export function mayRetry(error: unknown): boolean {
  const reason = error instanceof CallError ? error.reason : undefined;
  return reason !== 'invalid_input' && reason !== 'body_too_large';
}
