import { useRef, useState } from 'react';
import { type JobFileKind, MOST_JOB_FILE_BYTES } from '#contract/job-applications/limits.ts';
import type { CallError } from '../../api/call.ts';
import type { CaptchaState } from '../captcha/use-captcha.ts';
import type { FileProblem, FileState } from '../uploads/kept-file.ts';
import { useBlobAddress } from '../uploads/use-preview.ts';
import { LOST, loadSending } from '../uploads/use-uploads.ts';

/** It waits for the captcha alone. */
type AttachmentState = { kind: 'none' } | (FileState & { file: File });

/**
 * One file of the form: sent when it is chosen, so that the form itself goes quickly. What was said
 * against the file before it is forgotten then.
 */
export function useAttachment(
  kind: JobFileKind,
  draftId: () => string,
  captcha: CaptchaState,
  forget: () => void,
) {
  const [state, setState] = useState<AttachmentState>({ kind: 'none' });
  const preview = useBlobAddress(state.kind === 'none' ? undefined : state.file);
  // What comes back of a file that was removed meanwhile is nobody’s.
  const round = useRef(0);

  async function send(file: File): Promise<void> {
    round.current += 1;
    const own = round.current;
    forget();
    const set = (next: AttachmentState) => {
      if (round.current === own) setState(next);
    };
    if (file.size > MOST_JOB_FILE_BYTES)
      return set({ kind: 'failed', file, code: 'body_too_large', again: false });
    set({ kind: 'sending', file, part: 0 });
    const onProgress = (part: number) => set({ kind: 'sending', file, part });
    const input = { kind, draftId: draftId(), ...captcha.input };
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
    if (sent.kind === 'failed') return set({ ...sent, file });
    if (captcha.shown) captcha.hide();
    set({ kind: 'ready', file, token: sent.data.token });
  }

  return {
    ...state,
    preview: kind === 'image' ? preview : undefined,
    send,
    retry: () => {
      if (state.kind === 'failed' || state.kind === 'waiting') void send(state.file);
    },
    remove: () => {
      round.current += 1;
      forget();
      setState({ kind: 'none' });
    },
    /** What goes along with the application. */
    input:
      state.kind === 'ready' ? { token: state.token, name: state.file.name.slice(-200) } : null,
  };
}

export type Attachment = ReturnType<typeof useAttachment>;

function problemOf({ reason, fields }: CallError, kind: JobFileKind): FileProblem {
  if (reason === 'invalid_input') return { code: fields[kind] ?? 'invalid', again: false };
  if (reason === 'body_too_large') return { code: reason, again: false };
  return { code: reason === 'too_many_requests' ? reason : 'network', again: true };
}
