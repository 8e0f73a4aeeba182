import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignFacts } from '#contract/sms-campaigns.ts';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';

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
    onSuccess: ({ data }) => client.setQueryData(queryKey, data),
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
  return { query, change };
}

export type Change = ReturnType<typeof useCampaign>['change'];
