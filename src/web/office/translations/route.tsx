import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChecks } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Prose } from '../../ui/prose.tsx';
import { answerTo } from '../session/answers.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { State } from '../states/state.tsx';
import { DeskCounts } from './desk-counts.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { ItemEditor } from './item-editor.tsx';
import { ItemList } from './item-list.tsx';
import { useTranslationTexts } from './texts.ts';
import styles from './translations.module.css';
import { FIRST, keyOf, useDesk } from './use-desk.ts';
import { useOpened } from './use-opened.ts';

/** What wants translating, across everything that staff maintain. */
export default function Translations() {
  const texts = useTranslationTexts();
  const desk = useDesk();
  const query = useQuery({
    ...answerTo('translations/list', desk.search),
    placeholderData: keepPreviousData,
  });
  const { items = [], next = null, resources = [] } = query.data ?? {};
  const waiting = desk.opened === FIRST && query.isPlaceholderData;
  const { item, previous, following } = useOpened(desk, items, { waiting });

  function goOn() {
    if (following) return desk.open(keyOf(following));
    if (next) return desk.goTo(next, FIRST);
    notifications.show({ message: texts.allDone });
    desk.open(undefined);
  }

  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <div className={styles.screen} data-record={item ? true : undefined}>
        <section className={styles.list} aria-busy={query.isFetching}>
          <Text size="sm">{texts.lead}</Text>
          <DeskCounts desk={desk} />
          <DeskFilters desk={desk} resources={resources} />
          {query.isPending && <Loading />}
          {query.isLoadingError && <Problem of={query} />}
          {query.isSuccess &&
            (items.length > 0 ? (
              <ItemList desk={desk} items={items} next={next} />
            ) : (
              <NothingToDo />
            ))}
        </section>
        {item && (
          <ItemEditor
            key={keyOf(item)}
            item={item}
            onNext={goOn}
            onPrevious={previous && (() => desk.open(keyOf(previous)))}
            onClose={() => desk.open(undefined)}
          />
        )}
      </div>
    </>
  );
}

function NothingToDo() {
  const texts = useTranslationTexts();
  return (
    <State icon={IconChecks} title={texts.done} role="status">
      <p>
        <Prose>{texts.doneHint}</Prose>
      </p>
    </State>
  );
}
