import { Text } from '@mantine/core';
import { useState } from 'react';
import {
  PARAMETER_GROUPS,
  type ParameterGroup,
  parametersOf,
} from '#contract/parameters/groups.ts';
import type { ParameterName } from '#contract/parameters/parameters.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { SearchBox } from '../resource/search-box.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useSaveKey } from '../resource/use-save-key.ts';
import { useCan } from '../session/profile.ts';
import { Loading, NoResult } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useOfficeTexts } from '../texts.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { ParameterRow } from './parameter-row.tsx';
import styles from './parameters.module.css';
import { SaveBar } from './save-bar.tsx';
import { useParameterTexts } from './texts.ts';
import { useParameters } from './use-parameters.ts';
import { useWords } from './use-words.ts';

/** Everything that holds for the whole product, in groups. */
export default function GlobalParameters() {
  const texts = useParameterTexts();
  const { resource } = useOfficeTexts();
  const can = useCan();
  const words = useWords();
  const control = useParameters();
  const { state, change } = useListState();
  const [past, setPast] = useState<ParameterName>();
  const { search } = state;
  useSaveKey(() => {
    if (control.edited.length > 0 && !control.save.isPending) control.save.mutate();
  });
  const isFound = (name: ParameterName, group: ParameterGroup) =>
    words.matches(name, search) || texts.groups[group].toLowerCase().includes(search.toLowerCase());
  // What is to be mended stands there whatever is searched for: else nobody could lead to it.
  const groups = PARAMETER_GROUPS.map((group) => ({
    group,
    names: parametersOf(group).filter(
      (name) => isFound(name, group) || control.toMend.includes(name),
    ),
  })).filter(({ names }) => names.length > 0);
  const found = groups.flatMap(({ group, names }) => names.filter((name) => isFound(name, group)));
  const count = found.length;

  if (control.query.isLoadingError) return <Problem of={control.query} />;
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <Text c="dimmed">{texts.lead}</Text>
      {!can('GlobalParms.edit') && <Notice color="gray">{resource.notPermitted}</Notice>}
      <div className={styles.tools}>
        <SearchBox value={search} hint={texts.searchHint} onChange={(q) => change({ q }, true)} />
        {search && (
          <Text size="sm" role="status">
            {texts.found(formatNumber(count))}
          </Text>
        )}
      </div>
      {control.query.isPending && <Loading />}
      {count === 0 && <NoResult query={search} />}
      {control.query.data && (
        <div ref={control.screen} className={styles.screen}>
          <GroupList groups={groups.map(({ group }) => group)} />
          <div className={styles.groups}>
            {groups.map(({ group, names }) => (
              <section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
                <h2 id={`group-${group}`} tabIndex={-1}>
                  <Prose>{texts.groups[group]}</Prose>
                </h2>
                <ul>
                  {names.map((name) => (
                    <ParameterRow
                      key={name}
                      name={name}
                      control={control}
                      onHistory={() => setPast(name)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
      <SaveBar control={control} />
      {past && (
        <HistoryDrawer
          name={past}
          onTake={(value) => {
            control.change(past, value);
            setPast(undefined);
          }}
          onClose={() => setPast(undefined)}
        />
      )}
    </>
  );
}

/** Leads to a group; the address stays, for it holds the search. */
function GroupList({ groups }: { groups: ReadonlyArray<(typeof PARAMETER_GROUPS)[number]> }) {
  const texts = useParameterTexts();
  return (
    <nav className={styles.nav} aria-label={texts.groupsLabel}>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <button
              type="button"
              onClick={() => {
                const heading = document.getElementById(`group-${group}`);
                heading?.scrollIntoView({ block: 'start' });
                heading?.focus({ preventScroll: true });
              }}
            >
              {texts.groups[group]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
