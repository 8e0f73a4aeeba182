import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useUserTexts } from './texts.ts';
import { groupsQuery } from './user-queries.ts';

const STATUSES = ['enabled', 'disabled', 'locked'] as const;
const NO_GROUP = 'none';

/** What the filters in the address mean to the server; what it does not know is left out. */
export function readFilters({ group = '', status }: Record<string, string>) {
  const id = readId(group);
  const groupId = id === undefined ? {} : { groupId: id };
  return {
    ...(group === NO_GROUP ? { groupId: null } : groupId),
    ...(status === 'enabled' && { enabled: true }),
    ...(status === 'disabled' && { enabled: false }),
    ...(status === 'locked' && { locked: true }),
  };
}

export function UserFilters({ control }: { control: ListControl }) {
  const texts = useUserTexts();
  const language = useLanguage();
  const { data: groups = [] } = useQuery(groupsQuery);
  return (
    <>
      <ChoiceFilter
        control={control}
        name="group"
        label={texts.group}
        all={texts.allGroups}
        choices={[
          ...groups.map(({ id, name }) => ({ value: id, label: localize(name, language) })),
          { value: NO_GROUP, label: texts.noGroup },
        ]}
      />
      <ChoiceFilter
        control={control}
        name="status"
        label={texts.status}
        all={texts.allStatuses}
        choices={STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
      />
    </>
  );
}
