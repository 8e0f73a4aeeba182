import { useEffect, useRef, useState } from 'react';
import { type JobFileKind, MOST_JOB_FILE_BYTES } from '#contract/job-applications/limits.ts';
import { CallError } from '../../api/call.ts';
import { withPatience } from '../../site/patience.ts';
import type { CaptchaState } from '../captcha/use-captcha.ts';

type AttachmentState =
  | { kind: 'none' }
  /** For the captcha. */
  | { kind: 'waiting'; file: File }
  | { kind: 'sending'; file: File; part: number }
  | { kind: 'ready'; file: File; token: string }
  /** Where the same file may get through another time, it can be sent again. */
  | { kind: 'failed'; file: File; code: string; again: boolean };

/** One file of the form: sent when it is chosen, so that the form itself goes quickly. */
export function useAttachment(kind: JobFileKind, draftId: () => string, captcha: CaptchaState) {
  const [state, setState] = useState<AttachmentState>({ kind: 'none' });
  const preview = usePreview(state.kind === 'none' ? undefined : state.file);
  // What comes back of a file that was removed meanwhile is nobody’s.
  const round = useRef(0);

  async function send(file: File): Promise<void> {
    round.current += 1;
    const own = round.current;
    const set = (next: AttachmentState) => {
      if (round.current === own) setState(next);
    };
    if (file.size > MOST_JOB_FILE_BYTES)
      return set({ kind: 'failed', file, code: 'body_too_large', again: false });
    set({ kind: 'sending', file, part: 0 });
    try {
      const onProgress = (part: number) => set({ kind: 'sending', file, part });
      // Fetched with the first file: many send none.
      const { upload } = await withPatience(import('../../api/upload.ts'));
      const input = { kind, draftId: draftId(), ...captcha.input };
      const { data } = await upload('workWithUs/upload', input, file, { onProgress });
      if (captcha.shown) captcha.hide();
      set({ kind: 'ready', file, token: data.token });
    } catch (error) {
      if (error instanceof CallError && error.reason === 'captcha_required') {
        captcha.demand();
        return set({ kind: 'waiting', file });
      }
      set({ kind: 'failed', file, ...problemOf(error, kind) });
    }
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
      setState({ kind: 'none' });
    },
    /** What goes along with the application. */
    input:
      state.kind === 'ready' ? { token: state.token, name: state.file.name.slice(-200) } : null,
  };
}

export type Attachment = ReturnType<typeof useAttachment>;

function problemOf(error: unknown, kind: JobFileKind): { code: string; again: boolean } {
  const { reason, fields } = error instanceof CallError ? error : new CallError('network');
  if (reason === 'invalid_input') return { code: fields[kind] ?? 'invalid', again: false };
  if (reason === 'body_too_large') return { code: reason, again: false };
  return { code: reason === 'too_many_requests' ? reason : 'network', again: true };
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
