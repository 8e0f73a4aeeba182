import { localize } from '#contract/localize.ts';
import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { GroupLinks } from './group-links.tsx';

const ProfileForm = laterPart(async () => (await import('./profile-form.tsx')).ProfileForm);

type Row = RowOf<'profiles'>;

/** Sets of permissions under a name. */
export default function Profiles() {
  const texts = useOfficeTexts().rights.profiles;
  const language = useLanguage();
  const control = useListState();
  const nameOf = (row: Row) => localize(row.name, language);

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name', cell: nameOf },
    {
      key: 'permissions',
      title: texts.permissions,
      numeric: true,
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
    <ResourceScreen
      title={texts.title}
      roomy
      list={
        <ResourceTable
          name="profiles"
          things={texts.things}
          columns={columns}
          nameOf={nameOf}
          control={control}
        />
      }
      record={
        control.opened && (
          <ProfileForm
            opened={control.opened}
            copied={control.copied}
            onCopy={(row) => control.open('new', row.id)}
            onSaved={(row) => control.open(row.id)}
            onClose={() => control.open(undefined)}
          />
        )
      }
    />
  );
}
