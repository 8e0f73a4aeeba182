import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useRightsTexts } from '../groups/texts.ts';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { GroupLinks } from './group-links.tsx';

const ProfileForm = laterPart(async () => (await import('./profile-form.tsx')).ProfileForm);

type Row = RowOf<'profiles'>;

/** Sets of permissions under a name. */
export default function Profiles() {
  const texts = useRightsTexts().profiles;
  const control = useListState();

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'permissions',
      title: texts.permissions,
      numeric: true,
      named: true,
      cell: (row) =>
        texts.permissionCount(
          formatNumber(row.permissions.length),
          formatNumber(PERMISSIONS.length),
        ),
    },
    {
      key: 'groups',
      title: texts.usedIn,
      wide: true,
      cell: (row) => <GroupLinks groups={row.groups} />,
    },
  ];

  return (
    <ListScreen
      name="profiles"
      texts={texts}
      roomy
      columns={columns}
      control={control}
      record={
        control.record && (
          <ProfileForm
            copied={control.copied}
            onCopy={(row) => control.open('new', row.id)}
            {...control.record}
          />
        )
      }
    />
  );
}
