import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { UserPicture } from '../picture/user-picture.tsx';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';
import { useUserTexts } from './texts.ts';
import { readFilters, UserFilters } from './user-filters.tsx';
import { NO_PICTURE, pictureQuery } from './user-queries.ts';
import { UserStatusWord } from './user-status.tsx';
import styles from './users.module.css';

type Row = RowOf<'users'>;

export function UserList({ control }: { control: ListControl }) {
  const texts = useUserTexts();
  const language = useLanguage();
  const updated = useUpdatedColumn();

  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: texts.name,
      sort: 'name',
      cell: (row) => <Person user={row} />,
    },
    { key: 'status', title: texts.status, cell: (row) => <UserStatusWord user={row} /> },
    {
      key: 'group',
      title: texts.group,
      wide: true,
      cell: (row) => (row.groupName ? localize(row.groupName, language) : texts.noGroup),
    },
    {
      key: 'userId',
      title: texts.userId,
      sort: 'userId',
      wide: true,
      hidden: true,
      cell: (row) => row.userId,
    },
    {
      key: 'employeeNumber',
      title: texts.employeeNumber,
      wide: true,
      cell: (row) => row.employeeNumber,
    },
    { key: 'facilityCode', title: texts.facilityCode, wide: true, cell: (row) => row.facilityCode },
    { key: 'email', title: texts.email, wide: true, hidden: true, cell: (row) => row.email },
    {
      key: 'lastSignInAt',
      title: texts.lastSignIn,
      named: true,
      wide: true,
      cell: (row) =>
        row.lastSignInAt ? formatTime(row.lastSignInAt, language) : texts.neverSignedIn,
    },
    { ...updated, hidden: true },
  ];

  return (
    <ResourceTable
      name="users"
      texts={texts}
      columns={columns}
      nameOf={(row) => `${row.firstName} ${row.lastName} (${row.userId})`}
      control={control}
      tools={<UserFilters control={control} />}
      filters={readFilters(control.state.filters)}
    />
  );
}

function Person({ user }: { user: Row }) {
  const { data: picture = NO_PICTURE } = useQuery(pictureQuery(user));
  return (
    <span className={styles.person}>
      <UserPicture firstName={user.firstName} lastName={user.lastName} base64={picture} size={24} />
      <span className={styles.names}>
        {user.firstName} {user.lastName}
        <span className={styles.id}>{user.userId}</span>
      </span>
    </span>
  );
}
