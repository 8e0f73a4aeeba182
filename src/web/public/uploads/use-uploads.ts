import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { newId } from '../../api/new-id.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { BlobKeep } from './keep-blobs.ts';
import { type ChosenFile, isGivenUp, type KeptFile, toKeep } from './kept-file.ts';
import { LOST, loadSending } from './load-sending.ts';

/** A telephone's line is shared by few at a time. */
const AT_ONCE = 2;

type Options = {
  /** What the files belong to; nothing is sent before it is known. */
  draftId: string | undefined;
  /** Of the link that asks for a document. */
  request?: string;
  mostBytes: number;
  keep?: BlobKeep;
};

/** The files of a form: each is sent when it is chosen, so that the form itself goes quickly. */
export function useUploads({ draftId, request, mostBytes, keep }: Options) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  // Until then the files are those of another form, or none.
  const [restoring, setRestoring] = useState(false);
  const captcha = useCaptcha({ shown: false });
  // What comes back of a file that was removed meanwhile is nobody’s.
  const removed = useRef(new Set<string>());
  // Those of a form that was put aside while they were on their way: sent anew when it comes back.
  const shelved = useRef(new Set<string>());

  const change = useCallback(
    (key: string, part: Partial<ChosenFile>) =>
      setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...part } : file))),
    [],
  );

  const send = useEffectEvent(async (file: ChosenFile, id: string) => {
    const { key, blob, name, uploadTypeId } = file;
    if (!blob) return;
    change(key, { state: { kind: 'sending', part: 0 } });
    const target = request ? { request } : { uploadTypeId: String(uploadTypeId) };
    const input = { draftId: id, name: name.slice(-200), ...target, ...captcha.input };
    const onProgress = (part: number) => change(key, { state: { kind: 'sending', part } });
    const sent = await loadSending().then(
      ({ sendFile }) => sendFile('register/upload', input, blob, { onProgress }),
      () => LOST,
    );
    if (sent.kind === 'captcha') {
      captcha.demand();
      return change(key, { state: { kind: 'waiting' } });
    }
    if (sent.kind === 'failed') {
      change(key, { state: sent });
      if (isGivenUp({ state: sent })) await keep?.dropBlob(key).catch(() => undefined);
      return;
    }
    const { data } = sent;
    if (captcha.shown) captcha.hide();
    if (removed.current.has(key) || shelved.current.has(key)) return dropUpload(id, data.token);
    change(key, { ...data, state: { kind: 'ready', token: data.token }, refused: false });
    await keep?.dropBlob(key).catch(() => undefined);
  });

  useEffect(() => {
    const busy = files.filter(({ state }) => state.kind === 'sending').length;
    const next = files.find(({ state, blob }) => state.kind === 'waiting' && blob);
    // A solution serves once: the others follow when it has.
    const most = captcha.shown ? 1 : AT_ONCE;
    if (draftId && !restoring && next && captcha.flag && busy < most) void send(next, draftId);
  }, [files, draftId, restoring, captcha.flag, captcha.shown]);

  async function add(uploadTypeId: number, chosen: readonly File[]): Promise<void> {
    // Where it does not come, the server finds the same.
    const sending = await loadSending().catch(() => undefined);
    const problems = await Promise.all(chosen.map((file) => sending?.findProblem(file, mostBytes)));
    const added = chosen.map((file, place): ChosenFile => {
      const code = problems[place];
      return {
        key: newId(),
        uploadTypeId,
        name: file.name,
        bytes: file.size,
        contentType: file.type,
        blob: file,
        refused: false,
        state: code ? { kind: 'failed', code, again: false } : { kind: 'waiting' },
      };
    });
    setFiles((all) => [...all, ...added]);
    for (const { key, blob, state } of added) {
      if (!keep || !blob || state.kind === 'failed') continue;
      await keep.writeBlob(key, blob).catch(() => change(key, { refused: true }));
    }
  }

  function remove(key: string): void {
    const file = files.find((other) => other.key === key);
    removed.current.add(key);
    setFiles((all) => all.filter((other) => other.key !== key));
    void keep?.dropBlob(key).catch(() => undefined);
    if (draftId && file?.state.kind === 'ready') dropUpload(draftId, file.state.token);
  }

  /** Whether the server has dropped some meanwhile: they are not there, whatever this page remembers. */
  const recheck = useCallback(
    async (id: string, tokens: readonly string[]): Promise<boolean> => {
      if (tokens.length === 0) return false;
      const { data } = await call('register/findUploads', { draftId: id, tokens: [...tokens] });
      const isDropped = ({ state }: ChosenFile) =>
        state.kind === 'ready' && tokens.includes(state.token) && !data.includes(state.token);
      const code = request ? 'reopened' : 'dropped';
      setFiles((all) =>
        all.map((file) =>
          isDropped(file) ? { ...file, state: { kind: 'failed', code, again: false } } : file,
        ),
      );
      return data.length < tokens.length;
    },
    [request],
  );

  /** As this device or the server remembers them; those not uploaded go on by themselves. */
  const restore = useCallback(
    async (id: string, known: readonly KeptFile[]): Promise<void> => {
      setRestoring(true);
      const found = await Promise.all(
        known.map(async (file): Promise<ChosenFile> => {
          const { token } = file;
          if (token) return { ...file, refused: false, state: { kind: 'ready', token } };
          const blob = await keep?.readBlob(file.key).catch(() => undefined);
          if (blob) return { ...file, blob, refused: false, state: { kind: 'waiting' } };
          return { ...file, refused: false, state: { kind: 'failed', code: 'gone', again: false } };
        }),
      );
      setFiles((before) => {
        for (const { key } of before) shelved.current.add(key);
        for (const { key } of found) shelved.current.delete(key);
        return found;
      });
      setRestoring(false);
      // Where it cannot be asked, sending tells.
      await recheck(id, tokensOf(found)).catch(() => undefined);
    },
    [keep, recheck],
  );

  const kept = useMemo(() => toKeep(files), [files]);
  const tokens = tokensOf(files);

  return {
    files,
    restoring,
    /** Those that are there or may still arrive. */
    arriving: files.filter((file) => !isGivenUp(file)),
    /** What to remember of them. */
    kept,
    captcha,
    add,
    remove,
    restore,
    retry: (key: string) => change(key, { state: { kind: 'waiting' } }),
    /** Takes them from the list alone. */
    forget: () => setFiles([]),
    tokens,
    /** Looks which of them are still there, where one was refused as gone; whether some are not. */
    findLost: async () => draftId !== undefined && recheck(draftId, tokens).catch(() => false),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function tokensOf(files: readonly ChosenFile[]): string[] {
  return files.flatMap(({ state }) => (state.kind === 'ready' ? [state.token] : []));
}

/** What stays behind is dropped by the server in time. */
function dropUpload(draftId: string, token: string): void {
  call('register/removeUpload', { draftId, token }).catch(() => undefined);
}
