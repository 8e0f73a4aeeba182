import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerTo } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { GatewayTest } from './gateway-test.tsx';
import { useGatewayTexts } from './gateway-texts.ts';
import { useSmsTexts } from './texts.ts';

/** How the provider is spoken to, and a message to try it. */
export function GatewayScreen() {
  const texts = useGatewayTexts();
  const sms = useSmsTexts();
  const may = useCan()('BulkSMS.approve');
  const query = useQuery({
    ...answerTo('sms/gateway', {}),
    refetchOnWindowFocus: false,
  });
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading />;
  return (
    <Stack gap="lg" maw={880}>
      {query.data.values.adapter === 'record' && <Notice color="yellow">{sms.record}</Notice>}
      {!may && <Notice color="gray">{texts.mayNot}</Notice>}
      <GatewayForm found={query.data} readOnly={!may} />
      {may && <GatewayTest />}
    </Stack>
  );
}
