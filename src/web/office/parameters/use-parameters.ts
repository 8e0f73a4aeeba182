import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import type { ParameterValue } from '#contract/parameters/maintenance.ts';
import type { ParameterName } from '#contract/parameters/parameters.ts';
import { checkParameter } from '#contract/parameters/rules.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { explainFailure } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useParameterTexts } from './texts.ts';

const QUERY_KEY = ['parameter', 'list'];
type Edits = Partial<Record<ParameterName, ParameterValue>>;

/** The parameters, what was changed of them on the screen, and why that was refused. */
export function useParameters() {
  const texts = useParameterTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const query = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => (await callAsUser('parameter/list', {})).data,
    refetchOnWindowFocus: false,
  });
  const settings = new Map(query.data?.map((setting) => [setting.name, setting]));
  const edited = Object.keys(edits) as ParameterName[];
  const { release } = useUnsavedGuard(edited.length > 0, []);

  function change(name: ParameterName, value: ParameterValue): void {
    setRefused(({ [name]: _, ...rest }) => rest);
    const same = JSON.stringify(settings.get(name)?.value) === JSON.stringify(value);
    setEdits(({ [name]: _, ...rest }) => (same ? rest : { ...rest, [name]: value }));
  }

  /** What was on the screen when the saving began. */
  const sent = useRef<Edits>({});
  const wasSent = (name: string, value: ParameterValue) =>
    JSON.stringify(sent.current[name as ParameterName]) === JSON.stringify(value);

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
        version: settings.get(name)?.version ?? 0,
      }));
      return (await callAsUser('parameter/save', { changes })).data;
    },
    onSuccess: (data) => {
      client.setQueryData(QUERY_KEY, data);
      client.invalidateQueries({ queryKey: ['parameter', 'history'] });
      notifications.show({ message: texts.saved(formatNumber(Object.keys(sent.current).length)) });
      release();
      // What was changed while it was sent is not saved yet.
      setEdits((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => !wasSent(name, value))),
      );
      setRefused({});
    },
    onError: async (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      setRefused(fields);
      const named = Object.keys(fields).length > 0;
      const message = named ? texts.refused : explainFailure(resource, error);
      notifications.show({ color: 'red', message });
      if (error instanceof CallError && error.reason === 'conflict') await query.refetch();
    },
  });

  function discard(): void {
    setEdits({});
    setRefused({});
  }

  return { query, settings, edits, edited, refused, change, save, discard };
}

export type ParameterControl = ReturnType<typeof useParameters>;
