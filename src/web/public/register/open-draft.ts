import { CallError, call } from '../../api/call.ts';
import type { KeptFile } from '../uploads/kept-file.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { readKept } from './fields.ts';
import { type Step, stepIn } from './steps-of-form.ts';

/** How a form that was begun before comes back. */
export type Found =
  | { kind: 'none' }
  | { kind: 'here' | 'mailed'; draft: Draft }
  | { kind: 'ended' | 'alreadySent' | 'unreachable'; draft: Draft | undefined };

/** The one of a mailed link, else the one that this device remembers. */
export async function findDraft(resume: string | undefined): Promise<Found> {
  const here = await readHere();
  if (!resume) return here ? { kind: 'here', draft: here } : { kind: 'none' };
  try {
    const { data } = await call('register/openDraft', { token: resume });
    // The device that the link was asked from may know more by now.
    if (here?.id === data.id) return { kind: 'here', draft: here };
    return {
      kind: 'mailed',
      draft: { ...readContent(data.content), id: data.id, ...filesOf(data) },
    };
  } catch (error) {
    return { kind: kindOf(error), draft: here };
  }
}

function kindOf(error: unknown) {
  const reason = error instanceof CallError ? error.reason : 'network';
  if (reason === 'already_sent') return 'alreadySent';
  return reason === 'network' || reason === 'too_many_requests' ? 'unreachable' : 'ended';
}

async function readHere(): Promise<Draft | undefined> {
  const draft = await draftStore.read().catch(() => undefined);
  return draft && { ...draft, fields: readKept(draft.fields) };
}

type Content = Pick<Draft, 'fields' | 'step' | 'furthest' | 'policyVersion'>;

export function writeContent({ fields, step, furthest, policyVersion }: Content): string {
  return JSON.stringify({ fields, step, furthest, policyVersion });
}

function readContent(content: string): Omit<Draft, 'id' | 'files'> {
  const { fields, step, furthest, policyVersion } = parse(content);
  const known = (name: unknown): Step => stepIn(`#${name}`) ?? 'start';
  return {
    fields: readKept(fields),
    step: known(step),
    furthest: known(furthest),
    policyVersion: Number(policyVersion) || 0,
    brought: '',
    savedAt: new Date().toISOString(),
  };
}

function parse(content: string): Record<string, unknown> {
  try {
    return JSON.parse(content) ?? {};
  } catch {
    return {};
  }
}

type Uploaded = {
  token: string;
  name: string;
  bytes: number;
  contentType: string;
  uploadTypeId: number | null;
};

function filesOf({ files }: { files: Uploaded[] }): { files: KeptFile[] } {
  return {
    files: files.flatMap(({ uploadTypeId, ...file }) =>
      uploadTypeId === null ? [] : [{ ...file, key: file.token, uploadTypeId }],
    ),
  };
}
