import { Button, Drawer, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ParameterEvent, ParameterValue } from '#contract/parameters/maintenance.ts';
import type { ParameterName } from '#contract/parameters/parameters.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useEscape } from '../states/use-escape.ts';
import { useFocusBack } from '../states/use-focus-back.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './parameters.module.css';
import { useParameterTexts } from './texts.ts';
import { useWords } from './use-words.ts';

type Props = {
  name: ParameterName;
  onTake: (value: ParameterValue) => void;
  onClose: () => void;
};

/** What a parameter has been; each former value can be taken back. */
export function HistoryDrawer({ name, onTake, onClose }: Props) {
  const texts = useParameterTexts();
  const { resource } = useOfficeTexts();
  useFocusBack();
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose);
  const query = useInfiniteQuery({
    queryKey: ['parameter', 'history', name],
    queryFn: async ({ pageParam: before }) =>
      (await callAsUser('parameter/history', { name, ...(before && { before }) })).data,
    initialPageParam: 0,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
  });
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Drawer
      ref={root}
      opened
      data-saves-itself
      position="right"
      onClose={onClose}
      closeOnEscape={false}
      title={texts.historyOf(texts.names[name].name)}
      closeButtonProps={{ 'aria-label': resource.close }}
    >
      {query.isPending && <Loading />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data && events.length === 0 && <Text>{texts.noHistory}</Text>}
      <ol className={styles.history}>
        {events.map((event) => (
          <Event key={event.id} name={name} event={event} onTake={onTake} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Drawer>
  );
}

type EventProps = { event: ParameterEvent } & Pick<Props, 'name' | 'onTake'>;

function Event({ name, event, onTake }: EventProps) {
  const texts = useParameterTexts();
  const language = useLanguage();
  const can = useCan();
  const words = useWords();
  const { from, to } = event;
  const known = from !== null && to !== null;
  return (
    <li>
      <span>
        {known ? texts.fromTo(words.value(name, from), words.value(name, to)) : texts.secretChanged}
      </span>
      <span className={styles.about}>
        {texts.changed(event.actor ?? '', formatTime(event.at, language))}
      </span>
      {known && can('GlobalParms.edit') && (
        <Button variant="light" size="compact-md" onClick={() => onTake(from)}>
          {texts.takeBack(words.value(name, from))}
        </Button>
      )}
    </li>
  );
}
