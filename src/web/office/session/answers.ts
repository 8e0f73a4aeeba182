import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallPath, InputOf, OutputOf } from '#contract/calls.ts';
import { CHOICES } from '../states/choices.ts';
import { callAsUser } from './session.ts';

/** What a call answers, kept under its path and what it was asked. */
export function answerTo<Path extends CallPath>(path: Path, input: InputOf<Path>) {
  return queryOptions({
    queryKey: [...path.split('/'), input],
    queryFn: async () => (await callAsUser(path, input)).data as OutputOf<Path>['data'],
  });
}

/** The same for what is only chosen from or looked up in. */
export function choicesOf<Path extends CallPath>(path: Path, input: InputOf<Path>) {
  return { ...answerTo(path, input), meta: CHOICES };
}

/**
 * What a change answered, there at once for what is drawn next. Whatever was asked for before it and
 * comes later is older.
 */
export async function keepAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer,
): Promise<void> {
  const cancelled = client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
  await cancelled;
}
