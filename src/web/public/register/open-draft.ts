import { CallError, call } from '../../api/call.ts';
import type { KeptFile } from '../uploads/kept-file.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { readKept } from './fields.ts';
import { type Step, stepIn } from './steps-of-form.ts';

/** How a form that was begun before comes back. */
export type Found =
  | { kind: 'none' }
  | { kind: 'here' | 'mailed'; draft: Draft }
  /** The link holds another one than this device: the reader says which. */
  | { kind: 'both'; here: Draft; mailed: Draft }
  | { kind: 'ended' | 'alreadySent' | 'unreachable'; draft: Draft | undefined };

/** What this device remembers: the one being filled in, and those put aside. */
export async function readDevice(): Promise<{ here: Draft | undefined; aside: Draft[] }> {
  const [here, aside] = await Promise.all([
    draftStore.read().catch(() => undefined),
    draftStore.readAside().catch(() => undefined),
  ]);
  const known = (draft: Draft): Draft => ({ ...draft, fields: readKept(draft.fields) });
  return { here: here && known(here), aside: (aside ?? []).map(known) };
}

/** The one of a mailed link, else the one that this device remembers. */
export async function findDraft(
  resume: string | undefined,
  { here, aside }: { here: Draft | undefined; aside: readonly Draft[] },
): Promise<Found> {
  if (!resume) return here ? { kind: 'here', draft: here } : { kind: 'none' };
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
  if (reason === 'already_sent') return 'alreadySent';
  return reason === 'network' || reason === 'too_many_requests' ? 'unreachable' : 'ended';
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
