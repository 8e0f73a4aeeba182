import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { groupsQuery } from './user-queries.ts';
import styles from './users.module.css';

const STATUSES = ['enabled', 'disabled', 'locked'] as const;
const NO_GROUP = 'none';

/** What the filters in the address mean to the server; what it does not know is left out. */
export function readFilters({ group = '', status }: Record<string, string>) {
  const groupId = /^\d{1,9}$/.test(group) ? { groupId: Number(group) } : {};
  return {
    ...(group === NO_GROUP ? { groupId: null } : groupId),
    ...(status === 'enabled' && { enabled: true }),
    ...(status === 'disabled' && { enabled: false }),
    ...(status === 'locked' && { locked: true }),
  };
}

export function UserFilters({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().users;
  const language = useLanguage();
  const { data: groups = [] } = useQuery(groupsQuery);
  const { filters } = control.state;
  return (
    <>
      <Select
        aria-label={texts.group}
        placeholder={texts.allGroups}
        clearable
        searchable={groups.length > 8}
        data={[
          ...groups.map(({ id, name }) => ({ value: String(id), label: localize(name, language) })),
          { value: NO_GROUP, label: texts.noGroup },
        ]}
        value={filters.group ?? null}
        onChange={(group) => control.change({ group: group ?? undefined })}
        className={styles.filter}
      />
      <Select
        aria-label={texts.status}
        placeholder={texts.allStatuses}
        clearable
        data={STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
        value={filters.status ?? null}
        onChange={(status) => control.change({ status: status ?? undefined })}
        className={styles.filter}
      />
    </>
  );
}
