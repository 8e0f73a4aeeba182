import type { UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailServerInput } from '#contract/mail.ts';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';
import { SERVER_KEY, type ServerState } from './server-query.ts';
import { toInput } from './server-values.ts';

type Form = UseFormReturnType<MailServerInput>;

/** What can be done with the form of the mail server. */
export function useServerTasks(state: ServerState, form: Form, release: () => void) {
  const { mail, resource } = useOfficeTexts();
  const { server: texts } = mail;
  const client = useQueryClient();

  /** Puts what the server refused at the fields. */
  function explain(error: CallError): Record<string, string> {
    const named = Object.entries(error.fields).map(([path, code]) => {
      const field = path.replace(/^values\./, '');
      if (field === 'password' && code === 'required') return [field, texts.passwordAgain];
      return [field, texts.errors[code] ?? explainFields(resource, error)[field]];
    });
    return Object.fromEntries(named);
  }

  async function tell(error: unknown): Promise<void> {
    const conflict = error instanceof CallError && error.reason === 'conflict';
    const message = conflict ? texts.conflict : explainFailure(resource, error);
    notifications.show({ color: 'red', message });
    if (error instanceof CallError && error.reason === 'invalid_input')
      form.setErrors(explain(error));
    if (conflict) await client.invalidateQueries({ queryKey: SERVER_KEY });
  }

  const done = (message: string) => (data: ServerState) => {
    release();
    client.setQueryData(SERVER_KEY, data);
    notifications.show({ message });
  };
  const { version } = state;
  const save = useMutation({
    mutationFn: async (values: MailServerInput) =>
      (await callAsUser('smtp/save', { version, values: toInput(values, state) })).data,
    onSuccess: done(texts.saved),
    onError: tell,
  });
  const clear = useMutation({
    mutationFn: async () => (await callAsUser('smtp/clear', { version })).data,
    onSuccess: done(texts.cleared),
    onError: tell,
  });
  const test = useMutation({
    mutationFn: async (to: string) =>
      (await callAsUser('smtp/test', { to, values: toInput(form.getValues(), state) })).data,
    onMutate: () => form.clearErrors(),
    onError: tell,
  });
  return { save, clear, test };
}
