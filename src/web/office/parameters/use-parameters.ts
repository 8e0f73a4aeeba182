import { type NotificationData, notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import type { ParameterValue } from '#contract/parameters/maintenance.ts';
import type { ParameterName } from '#contract/parameters/parameters.ts';
import { checkParameter } from '#contract/parameters/rules.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useFirstError } from '../../ui/use-first-error.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { explainFailure } from '../resource/explain.ts';
import { keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { type Edits, editsLeft, withEdit } from './edits.ts';
import { useParameterTexts } from './texts.ts';

const QUERY_KEY = ['parameter', 'list'];
/** The parameters, what was changed of them on the screen, and why that was refused. */
export function useParameters() {
  const texts = useParameterTexts();
  const { resource } = useOfficeTexts();
  const [screen, focusFirstError] = useFirstError<HTMLDivElement>();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  /** What the last save was refused for: also while it is being mended. */
  const [toMend, setToMend] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => (await callAsUser('parameter/list', {})).data,
    refetchOnWindowFocus: false,
  });
  const settings = new Map(query.data?.map((setting) => [setting.name, setting]));
  const edited = Object.keys(edits) as ParameterName[];
  const { release } = useUnsavedGuard(edited.length > 0, []);

  /** What became of saving: the later notice takes the place of the one before. */
  const shown = useRef('');
  function tell(notice: NotificationData): void {
    notifications.hide(shown.current);
    shown.current = notifications.show(notice);
  }

  /**
   * The version that each edit began with: what was read anew meanwhile is not known to whoever typed,
   * until it was told.
   */
  const began = useRef<Partial<Record<ParameterName, number>>>({});
  function goOnFrom(newest: readonly { name: ParameterName; version: number }[], names: object) {
    for (const { name, version } of newest) if (name in names) began.current[name] = version;
  }

  function change(name: ParameterName, value: ParameterValue): void {
    if (!(name in edits)) began.current[name] = settings.get(name)?.version ?? 0;
    setRefused(({ [name]: _, ...rest }) => rest);
    const sending = save.isPending ? sent.current : {};
    setEdits((now) => withEdit(now, [name, value], query.data ?? [], sending));
  }

  /** What was on the screen when the saving began. */
  const sent = useRef<Edits>({});

  const save = useMutation({
    onMutate: () => {
      sent.current = edits;
    },
    mutationFn: async () => {
      const edits = sent.current;
      const edited = Object.keys(edits) as ParameterName[];
      const wrong = edited.flatMap((name) => {
        const code = checkParameter(name, edits[name]);
        return code ? [[name, code] as const] : [];
      });
      if (wrong.length > 0) throw new CallError('invalid_input', Object.fromEntries(wrong));
      const changes = edited.map((name) => ({
        name,
        value: edits[name] ?? '',
        version: began.current[name] ?? 0,
      }));
      return (await callAsUser('parameter/save', { changes })).data;
    },
    onSuccess: async (data) => {
      await keepAnswer(client, QUERY_KEY, data);
      goOnFrom(data, sent.current);
      client.invalidateQueries({ queryKey: ['parameter', 'history'] });
      tell({ message: texts.saved(formatNumber(Object.keys(sent.current).length)) });
      release();
      // What was changed while it was sent is not saved yet.
      setEdits((now) => editsLeft(now, data, sent.current));
      setRefused({});
      setToMend([]);
    },
    onError: async (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      // Before it is told: whoever reads it may save at once.
      if (error instanceof CallError && error.reason === 'conflict')
        goOnFrom((await query.refetch()).data ?? [], fields);
      const names = Object.keys(fields);
      setRefused(fields);
      setToMend(names);
      // What was set back meanwhile is as it was.
      setEdits((now) => editsLeft(now, query.data ?? [], {}));
      const message =
        names.length > 0
          ? resource.toMend(formatNumber(names.length))
          : explainFailure(resource, error);
      tell({ color: 'red', message });
      if (names.length > 0) focusFirstError();
    },
  });

  function discard(): void {
    setEdits({});
    setRefused({});
    setToMend([]);
  }

  return { query, settings, edits, edited, refused, toMend, screen, change, save, discard };
}

export type ParameterControl = ReturnType<typeof useParameters>;
