import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import type { RowOf } from '../resource/resource.ts';
import { callAsUser } from '../session/session.ts';

/** So long the values stand there; somebody may come by. */
export const SHOWN_SECONDS = 30;

/** Asks at once for what a row masks, each value recorded by itself, and forgets it after a while. */
export function useReveal(
  resource: CaseResource,
  { id, applicant }: RowOf<'applicationPartner'>,
  onForget: () => void,
) {
  const number = applicant === 'company' ? 'companyId' : 'idCard';
  // A partner never learns the number of a person.
  const withNumber = resource !== 'applicationPartner';
  const { data, error, mutate } = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const ask = async (field: 'phone' | typeof number) =>
        (await callAsUser('application/reveal', { resource, id, field })).data.value;
      const [phone, identity] = await Promise.all([ask('phone'), withNumber ? ask(number) : null]);
      return { phone, identity };
    },
  });
  useEffect(() => mutate(), [mutate]);
  const forget = useEffectEvent(onForget);
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(forget, SHOWN_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [data]);
  return { values: data, number, error } as const;
}
