import { useRef, useState } from 'react';
import { type JobFileKind, MOST_JOB_FILE_BYTES } from '#contract/job-applications/limits.ts';
import type { CallError } from '../../api/call.ts';
import type { CaptchaState } from '../captcha/use-captcha.ts';
import type { FileProblem, FileState } from '../uploads/kept-file.ts';
import { LOST, loadSending } from '../uploads/load-sending.ts';
import { useBlobAddress } from '../uploads/use-preview.ts';
import { draftStore, type KeptAttachment } from './draft-store.ts';

/** It waits for the captcha alone. */
type AttachmentState = { kind: 'none' } | (FileState & { file: File; sentAt?: string | undefined });

/** A little less than the day for which the server has what nobody has sent. */
const KEPT_THERE_MS = 20 * 60 * 60 * 1_000;

/**
 * One file of the form: sent when it is chosen, so that the form itself goes quickly. What was said
 * against the file before it is forgotten then.
 */
export function useAttachment(
  kind: JobFileKind,
  draftId: () => string | undefined,
  captcha: CaptchaState,
  forget: () => void,
) {
  const [state, setState] = useState<AttachmentState>({ kind: 'none' });
  /** The browser would not keep it, so that leaving the page loses it. */
  const [refused, setRefused] = useState(false);
  const preview = useBlobAddress(state.kind === 'none' ? undefined : state.file);
  // What comes back of a file that was removed meanwhile is nobody’s.
  const round = useRef(0);

  async function send(file: File, id = draftId()): Promise<void> {
    round.current += 1;
    const own = round.current;
    forget();
    const set = (next: AttachmentState) => {
      if (round.current === own) setState(next);
    };
    set({ kind: 'sending', file, part: 0 });
    const onProgress = (part: number) => set({ kind: 'sending', file, part });
    const input = { kind, ...(id && { draftId: id }), ...captcha.input };
    // Fetched with the first file: many send none.
    const sent = await loadSending().then(
      ({ sendFile }) =>
        sendFile('workWithUs/upload', input, file, {
          onProgress,
          problemOf: (error) => problemOf(error, kind),
        }),
      () => LOST,
    );
    if (sent.kind === 'captcha') {
      captcha.demand();
      return set({ kind: 'waiting', file });
    }
    if (sent.kind === 'failed') {
      set({ ...sent, file });
      if (!sent.again && round.current === own) await drop();
      return;
    }
    if (captcha.shown) captcha.hide();
    set({ kind: 'ready', file, token: sent.data.token, sentAt: new Date().toISOString() });
  }

  const drop = () => draftStore.dropBlob(kind).catch(() => undefined);

  async function add(file: File): Promise<void> {
    clear();
    if (file.size > MOST_JOB_FILE_BYTES)
      return setState({ kind: 'failed', file, code: 'body_too_large', again: false });
    const sending = send(file);
    await draftStore.writeBlob(kind, file).catch(() => setRefused(true));
    await sending;
  }

  function clear(): void {
    round.current += 1;
    forget();
    setRefused(false);
    setState({ kind: 'none' });
  }

  /** As this device remembers it; what the server does not have, or not for long any more, is sent anew. */
  async function restore(kept: KeptAttachment | undefined, id: string): Promise<void> {
    if (!kept) return clear();
    const { name, token, sentAt } = kept;
    const blob = await draftStore.readBlob(kind).catch(() => undefined);
    const file = new File(blob ? [blob] : [], name, { type: blob?.type ?? '' });
    const there = sentAt !== undefined && Date.parse(sentAt) > Date.now() - KEPT_THERE_MS;
    if (token && there) setState({ kind: 'ready', file, token, sentAt });
    else if (blob) void send(file, id);
    else setState({ kind: 'failed', file, code: 'not_kept', again: false });
  }

  return {
    ...state,
    preview: kind === 'image' ? preview : undefined,
    refused,
    add,
    restore,
    retry: () => {
      if (state.kind === 'failed' || state.kind === 'waiting') void send(state.file);
    },
    remove: () => {
      clear();
      void drop();
    },
    clear,
    /** What goes along with the application. */
    input:
      state.kind === 'ready' ? { token: state.token, name: state.file.name.slice(-200) } : null,
    kept: keptOf(state),
  };
}

export type Attachment = ReturnType<typeof useAttachment>;

/** What to remember of it. Why one was refused is told when it is chosen; one that was lost may not be known yet. */
function keptOf(state: AttachmentState): KeptAttachment | undefined {
  if (state.kind === 'none') return undefined;
  const { name } = state.file;
  if (state.kind === 'ready') return { name, token: state.token, sentAt: state.sentAt };
  const isRefused = state.kind === 'failed' && !state.again && state.code !== 'not_kept';
  return isRefused ? undefined : { name };
}

function problemOf({ reason, fields }: CallError, kind: JobFileKind): FileProblem {
  if (reason === 'invalid_input') return { code: fields[kind] ?? 'invalid', again: false };
  if (reason === 'body_too_large') return { code: reason, again: false };
  return { code: reason === 'too_many_requests' ? reason : 'network', again: true };
}
