import { type NotificationData, notifications } from '@mantine/notifications';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CaseDetails, CaseResource } from '#contract/cases/case-shapes.ts';
import { CallError } from '../../api/call.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { callAsUser } from '../session/session.ts';
import { partnerRecord } from './partner-record.ts';
import { useCaseTexts } from './texts.ts';

/** For what is recorded each time it is read. */
export const READ_ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Of every application: they change with each. */
const OVERVIEWS = new Set<unknown>(['list', 'queue']);

/**
 * One application. Reading it is recorded, so it is read when somebody opens it or has changed it,
 * and not behind their back.
 */
export function useCase(resource: CaseResource, id: number) {
  return useQuery({ ...caseQuery(resource, id), ...READ_ONCE });
}

export function caseQuery(resource: CaseResource, id: number) {
  return queryOptions({
    queryKey: ['application', 'case', resource, id],
    queryFn: () => readCase(resource, id),
  });
}

/** As the window shows it; partners are told what is theirs to know. */
export async function readCase(resource: CaseResource, id: number): Promise<CaseDetails> {
  if (resource === 'applicationPartner')
    return partnerRecord((await callAsUser('applicationPartner/details', { id })).data);
  return (await callAsUser('application/details', { resource, id })).data;
}

let told = '';

/** What became of a change takes the place of what was said of the one before, and denies it nowhere. */
export function tellOfChange(notice?: NotificationData): void {
  notifications.hide(told);
  told = notice ? notifications.show(notice) : '';
}

/** Changes an application and reads it anew; why it was refused tells whoever asked for it. */
export function useChange(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onMutate: () => tellOfChange(),
    onSettled: () => readAnew(client, id),
  });
}

/** What is changed only under the version that was read. */
const VERSIONED = new Set<unknown>(['case', 'steps']);

/**
 * Everything of one application, and what counts or lists it. The case itself and what is planned
 * come first: who already sees a part of it as it is now may take the next step, which asks for its
 * version. Answers when they are there: the rest follows, and keeps nobody.
 */
export async function readAnew(client: QueryClient, id: number): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [kind, part, , of] }) =>
      kind === 'application' && VERSIONED.has(part) && of === id,
  });
  void client.invalidateQueries({
    predicate: ({ queryKey: [kind, part, , of] }) =>
      kind === 'application' && (OVERVIEWS.has(part) || (!VERSIONED.has(part) && of === id)),
  });
}

export type Change = ReturnType<typeof useChange>;

/** For what has no dialog that could tell. */
export function useNotifyFailure(): (error: Error) => void {
  const { changedMeanwhile } = useCaseTexts();
  const explain = useExplainReason();
  return (error) => {
    const reason = error instanceof CallError ? error.reason : 'other';
    tellOfChange(
      reason === 'conflict'
        ? { color: 'yellow', message: changedMeanwhile }
        : { color: 'red', message: explain(reason) },
    );
  };
}
