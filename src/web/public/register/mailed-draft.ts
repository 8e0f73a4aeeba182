import { CallError, call } from '../../api/call.ts';
import type { KeptFile } from '../uploads/kept-file.ts';
import type { Device, Found } from './draft-kinds.ts';
import type { Draft } from './draft-store.ts';
import { readKept } from './fields.ts';
import { type Step, stepIn } from './steps-of-form.ts';

/** The one of a mailed link, where this device does not know it better. */
export async function findMailed(resume: string, { here, aside }: Device): Promise<Found> {
  try {
    const { data } = await call('register/openDraft', { token: resume });
    // What the server got from this device, the device may have gone on with since.
    const ours = [...(here ? [here] : []), ...aside].find(
      (draft) =>
        draft.id === data.id &&
        (draft.keptAt === data.keptAt || writeContent(draft) === data.content),
    );
    if (here && ours === here) return { kind: 'here', draft: here };
    const mailed = ours ?? {
      ...readContent(data.content, data.keptAt),
      id: data.id,
      ...filesOf(data),
    };
    return here ? { kind: 'both', here, mailed } : { kind: 'mailed', draft: mailed };
  } catch (error) {
    return { kind: kindOf(error), draft: here };
  }
}

function kindOf(error: unknown) {
  const reason = error instanceof CallError ? error.reason : 'network';
  // Whatever else the server says, a busy one above all, the link may serve yet.
  return reason === 'link_ended' || reason === 'invalid_input' ? 'ended' : 'unreachable';
}

type Content = Pick<Draft, 'fields' | 'step' | 'furthest' | 'policyVersion'>;

export function writeContent({ fields, step, furthest, policyVersion }: Content): string {
  return JSON.stringify({ fields, step, furthest, policyVersion });
}

function readContent(content: string, keptAt: string): Omit<Draft, 'id' | 'files'> {
  const { fields, step, furthest, policyVersion } = parse(content);
  const known = (name: unknown): Step => stepIn(`#${name}`) ?? 'start';
  return {
    fields: readKept(fields),
    step: known(step),
    furthest: known(furthest),
    policyVersion: Number(policyVersion) || 0,
    brought: '',
    savedAt: keptAt,
    keptAt,
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
