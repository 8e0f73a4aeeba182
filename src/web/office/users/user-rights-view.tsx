import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { SECTIONS, WINDOWS } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useRightsTexts } from '../groups/texts.ts';
import { windowsOf } from '../profiles/sections.ts';
import { useWindowNames } from '../profiles/use-window-names.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { readRights } from './read-rights.ts';
import { rightsQuery } from './user-queries.ts';
import styles from './user-rights.module.css';

/** What can this user do? Screen by screen, and which profile says so. */
export function UserRightsView({ id }: { id: number }) {
  const texts = useRightsTexts();
  const { resource } = useOfficeTexts();
  const language = useLanguage();
  const nameOf = useWindowNames();
  const query = useQuery(rightsQuery(id));
  if (query.isPending) return <Loading lines={4} />;
  if (query.isLoadingError) return <Problem of={query} />;

  const rights = query.data;
  const group = rights.group && localize(rights.group, language);
  if (!group) return <Notice color="gray">{texts.user.none}</Notice>;
  if (rights.administrator) return <Notice>{texts.user.administrator(group)}</Notice>;
  const byWindow = readRights(rights);
  if (byWindow.size === 0) return <Notice color="gray">{texts.user.emptyGroup(group)}</Notice>;

  const profileNames = (ids: readonly number[]) =>
    rights.profiles
      .filter((profile) => ids.includes(profile.id))
      .map((profile) => localize(profile.name, language))
      .join(', ');
  return (
    <Stack gap="md">
      <Text size="sm">
        {texts.user.group(group)}
        {rights.network && ` · ${texts.user.network(rights.network)}`}
      </Text>
      {SECTIONS.map((section) => {
        const windows = windowsOf(section).filter((window) => byWindow.has(window));
        if (windows.length === 0) return null;
        return (
          <section key={section}>
            <Title order={3} size="h4">
              <Prose>{texts.sections[section]}</Prose>
            </Title>
            <dl className={styles.rights}>
              {windows.map((window) => (
                <div key={window}>
                  <dt>{nameOf(window)}</dt>
                  {byWindow.get(window)?.map(({ actions, profileIds }) => (
                    <dd key={profileIds.join(' ')}>
                      {actions.map((action) => resource.actions[action]).join(' · ')}
                      <span>{texts.user.through(profileNames(profileIds))}</span>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <Text size="sm" c="dimmed">
        {texts.user.rest(formatNumber(WINDOWS.length - byWindow.size))}
      </Text>
    </Stack>
  );
}
