import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerTo } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { LineForm } from './line-form.tsx';
import { LineTest } from './line-test.tsx';
import { useLineTexts } from './line-texts.ts';
import { LineUsage } from './line-usage.tsx';

/** How the LINE Official Account is spoken to, what is left of the month, and a message to try it. */
export function LineScreen() {
  const texts = useLineTexts();
  const may = useCan()('BulkSMS.approve');
  const query = useQuery({ ...answerTo('line/channel', {}), refetchOnWindowFocus: false });
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading />;
  const { values, problem } = query.data;
  return (
    <Stack gap="lg" maw={880}>
      {!values.on && <Notice color="yellow">{texts.isOff}</Notice>}
      {problem !== '' && (
        <Notice color="red" title={texts.problem}>
          {problem}
        </Notice>
      )}
      {!may && <Notice color="gray">{texts.mayNot}</Notice>}
      <LineForm found={query.data} readOnly={!may} />
      <LineUsage found={query.data} may={may} />
      {may && <LineTest />}
    </Stack>
  );
}
