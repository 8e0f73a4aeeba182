import { Button, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { useAllTexts } from '../all-texts.ts';
import type { ResourceName } from '../resource/resource.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { callAsUser } from '../session/session.ts';
import { focusContent, isNowhere } from '../states/focus-content.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { ImportSteps } from './import-steps.tsx';
import { useRecordSource } from './record-source.ts';

type Props = { name: ResourceName; control: ListControl };

/** The import of a list's records, in the place of the list. */
export default function ImportPanel({ name, control }: Props) {
  const texts = useAllTexts().imports;
  const client = useQueryClient();
  const { importing } = control;
  const query = useQuery({
    queryKey: [name, 'importFields'],
    queryFn: async () => (await callAsUser('imports/fields', { resource: name })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const source = useRecordSource(name, query.data ?? []);
  useFocusAlong(importing);

  async function leave() {
    control.change({ import: undefined });
    await client.invalidateQueries({ queryKey: [name, 'list'] });
  }

  return (
    <Stack>
      <Group justify="space-between">
        <Title order={2}>
          <Prose>{texts.title}</Prose>
        </Title>
        <Group gap="xs">
          {importing !== 'new' && (
            <Button variant="default" onClick={() => control.change({ import: 'new' })}>
              {texts.newImport}
            </Button>
          )}
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={leave}
          >
            {texts.back}
          </Button>
        </Group>
      </Group>
      {query.isPending && <Loading />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data && (
        <ImportSteps
          source={source}
          id={typeof importing === 'number' ? importing : undefined}
          onOpen={(id) => control.change({ import: String(id) })}
        />
      )}
    </Stack>
  );
}

/** What was pressed is gone with the part it led from; who leaves goes on where the import was opened. */
function useFocusAlong(importing: unknown): void {
  useEffect(() => {
    if (importing && isNowhere()) focusContent();
  }, [importing]);
  useEffect(
    () => () => {
      if (!isNowhere()) return;
      document.querySelector<HTMLElement>('[data-sheets]')?.focus({ preventScroll: true });
      if (isNowhere()) focusContent();
    },
    [],
  );
}
