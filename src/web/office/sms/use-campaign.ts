import { notifications } from '@mantine/notifications';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { CallError } from '../../api/call.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { operationsOf } from '../resource/resource.ts';
import { callAsUser } from '../session/session.ts';
import { takeAnswer } from '../session/take-answer.ts';
import { useOfficeTexts } from '../texts.ts';

const BUSY_MS = 1_000;
const QUIET_MS = 15_000;

const isBusy = ({ state, lists }: CampaignFacts) =>
  state === 'ready' || state === 'sending' || lists.some((list) => list.state === 'working');

/** How a campaign stands, looked at often while something goes on; what changes it answers the same. */
export function useCampaign(id: number) {
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const queryKey = ['smsCampaign', 'facts', id];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await callAsUser('smsCampaign/facts', { id })).data,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? BUSY_MS : QUIET_MS),
  });
  const change = useMutation({
    mutationFn: (act: () => Promise<{ data: CampaignFacts }>) => act(),
    onSuccess: ({ data }) => takeAnswer(client, queryKey, data),
    onError: async (error) => {
      const fields =
        error instanceof CallError ? Object.values(explainFields(resource, error)) : [];
      const message = fields[0] ?? explainFailure(resource, error);
      notifications.show({ color: 'red', message });
      await query.refetch();
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['smsCampaign', 'read', id] });
      await client.invalidateQueries({ queryKey: ['smsCampaign', 'list'] });
    },
  });
  const inStep = useInStep(id, query);
  return { query, change, inStep };
}

/**
 * Whether the form shows the very version that these facts are of: only then is what stands on the
 * screen what would be sent. After the form was saved here, or by somebody else elsewhere, the one
 * that is behind is asked for again. Once it is on its way, its text is locked and cannot differ.
 */
function useInStep(id: number, facts: UseQueryResult<CampaignFacts>): boolean {
  const shown = useQuery({
    queryKey: ['smsCampaign', 'read', id],
    queryFn: () => operationsOf('smsCampaign').read(id),
  });
  const open = facts.data?.state === 'draft' || facts.data?.state === 'submitted';
  const ahead = (shown.data?.version ?? 0) - (facts.data?.version ?? 0);
  const catchUp = useEffectEvent(() => void (ahead > 0 ? facts : shown).refetch());
  useEffect(() => {
    if (open && ahead !== 0) catchUp();
  }, [open, ahead]);
  return !open || ahead === 0;
}

export type Change = ReturnType<typeof useCampaign>['change'];
