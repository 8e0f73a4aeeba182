import type { UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailLanguage, MailTemplate } from '#contract/mail.ts';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';
import { type TypedLetter, toTexts } from './letter-values.ts';
import { LETTERS_KEY } from './letters-query.ts';

type Form = UseFormReturnType<TypedLetter>;

/** What can be done with the form of a letter. */
export function useLetterTasks(
  { event, letters }: MailTemplate,
  language: MailLanguage,
  form: Form,
  release: () => void,
) {
  const { mail, resource } = useOfficeTexts();
  const texts = mail.letters;
  const client = useQueryClient();
  const which = { event, language };
  const { version } = letters[language];

  function explain(error: CallError): Record<string, string> {
    const usual = explainFields(resource, error);
    const named = Object.entries(error.fields).map(([path, code]) => {
      const [field = ''] = path.replace(/^values\./, '').split('.');
      const [kind, name = ''] = code.split(':');
      if (kind === 'unknown_placeholder') return [field, texts.unknownPlaceholder(name)];
      if (kind === 'missing_placeholder') return [field, texts.missingPlaceholder(name)];
      if (kind === 'too_small') return [field, resource.fieldErrors.required];
      return [field, usual[path.replace(/^values\./, '')]];
    });
    return Object.fromEntries(named);
  }

  async function tell(error: unknown): Promise<void> {
    const reason = error instanceof CallError ? error.reason : undefined;
    const message = reason === 'conflict' ? texts.conflict : explainFailure(resource, error);
    notifications.show({ color: 'red', message });
    if (error instanceof CallError && reason === 'invalid_input') form.setErrors(explain(error));
    if (reason === 'conflict') await client.invalidateQueries({ queryKey: LETTERS_KEY });
  }

  const done = (message: string) => async () => {
    release();
    notifications.show({ message });
    await client.invalidateQueries({ queryKey: LETTERS_KEY });
  };
  const save = useMutation({
    mutationFn: (values: TypedLetter) =>
      callAsUser('mail/saveTemplate', { ...which, version, values: toTexts(values) }),
    onSuccess: done(texts.saved),
    onError: tell,
  });
  const reset = useMutation({
    mutationFn: () => callAsUser('mail/resetTemplate', { ...which, version }),
    onSuccess: done(texts.resetDone),
    onError: tell,
  });
  const preview = useMutation({
    mutationFn: async () => {
      const values = toTexts(form.getValues());
      return (await callAsUser('mail/previewTemplate', { ...which, values })).data;
    },
    onError: tell,
  });
  return { save, reset, preview };
}
