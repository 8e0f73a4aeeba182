import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';

const GroupForm = laterPart(async () => (await import('./group-form.tsx')).GroupForm);

type Row = RowOf<'groups'>;

/** What users are in the house. */
export default function Groups() {
  const { rights, resource } = useOfficeTexts();
  const texts = rights.groups;
  const language = useLanguage();
  const control = useListState();
  const profilesOf = (row: Row) =>
    row.profiles.map((profile) => localize(profile.name, language)).join(', ') || texts.noProfiles;

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'users',
      title: texts.users,
      numeric: true,
      cell: (row) => <MemberCount group={row} />,
    },
    {
      key: 'profiles',
      title: texts.profiles,
      wide: true,
      cell: (row) => (row.administrator ? texts.everything : profilesOf(row)),
    },
    {
      key: 'network',
      title: texts.network,
      wide: true,
      cell: (row) => (row.network ? rights.networks[row.network] : texts.allNetworks),
    },
    {
      key: 'secondFactor',
      title: texts.secondFactor,
      wide: true,
      hidden: true,
      cell: (row) => (row.secondFactorRequired ? resource.yes : resource.no),
    },
  ];

  return (
    <ResourceScreen
      title={texts.title}
      list={
        <ResourceTable
          name="groups"
          things={texts.things}
          empty={texts.empty}
          columns={columns}
          control={control}
        />
      }
      record={control.record && <GroupForm {...control.record} />}
    />
  );
}

/** How many stand in the group, leading to them for those who may see users. */
function MemberCount({ group }: { group: Row }) {
  const texts = useOfficeTexts().rights.groups;
  const can = useCan();
  const count = texts.userCount(formatNumber(group.userCount));
  if (group.userCount === 0 || !can('user.view')) return count;
  return (
    <Anchor component={Link} to={`/user?group=${group.id}`} inherit>
      {count}
    </Anchor>
  );
}
