import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { CountedLink } from '../resource/counted-link.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { useRightsTexts } from './texts.ts';

const GroupForm = laterPart(async () => (await import('./group-form.tsx')).GroupForm);

type Row = RowOf<'groups'>;

/** What users are in the house. */
export default function Groups() {
  const rights = useRightsTexts();
  const { resource } = useOfficeTexts();
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
      cell: (row) => {
        const count = texts.userCount(formatNumber(row.userCount));
        if (row.userCount === 0) return count;
        return <CountedLink text={count} to={`/user?group=${row.id}`} needs="user.view" />;
      },
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
    <ListScreen
      name="groups"
      texts={texts}
      columns={columns}
      control={control}
      record={control.record && <GroupForm {...control.record} />}
    />
  );
}
