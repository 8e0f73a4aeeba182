import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/format.ts';
import type { RecordProps } from '../resource/record-props.ts';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useCan } from '../session/profile.ts';
import { useUserTexts } from './texts.ts';
import { UserActions } from './user-actions.tsx';
import { UserFields } from './user-fields.tsx';
import { groupsQuery } from './user-queries.ts';
import { UserRightsView } from './user-rights-view.tsx';
import { UserStatusWord } from './user-status.tsx';
import styles from './users.module.css';

type Row = RowOf<'users'>;

const NEW: ValuesOf<'users'> = {
  userId: '',
  firstName: '',
  lastName: '',
  employeeNumber: '',
  facilityCode: '',
  email: '',
  groupId: null,
  language: 'th',
  enabled: true,
  secondFactorRequired: false,
};

const valuesOf = (row: Row): ValuesOf<'users'> => ({
  userId: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  employeeNumber: row.employeeNumber ?? '',
  facilityCode: row.facilityCode ?? '',
  email: row.email ?? '',
  groupId: row.groupId,
  language: row.language,
  enabled: row.enabled,
  secondFactorRequired: row.secondFactorRequired,
});

export function UserForm(record: RecordProps<Row>) {
  const texts = useUserTexts();
  const can = useCan();
  const { data: groups = [] } = useQuery(groupsQuery);
  const isStronger = (row: Row) => groups.some(({ id, allowed }) => id === row.groupId && !allowed);
  return (
    <ResourceForm
      name="users"
      {...record}
      initial={NEW}
      valuesOf={valuesOf}
      nameOf={(row) => `${row.firstName} ${row.lastName}`}
      newTitle={texts.newTitle}
      lockedBy={(row) => (isStronger(row) ? texts.stronger : undefined)}
      actions={(row) => can('user.edit') && !isStronger(row) && <UserActions user={row} />}
    >
      {(row) =>
        row ? (
          <Tabs defaultValue="details" keepMounted={false}>
            <Facts user={row} />
            <Tabs.List mt="sm" mb="md">
              <Tabs.Tab value="details">{texts.details}</Tabs.Tab>
              <Tabs.Tab value="rights">{texts.rights}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="details">
              <UserFields user={row} />
            </Tabs.Panel>
            <Tabs.Panel value="rights">
              <UserRightsView id={row.id} />
            </Tabs.Panel>
          </Tabs>
        ) : (
          <UserFields user={undefined} />
        )
      }
    </ResourceForm>
  );
}

function Facts({ user }: { user: Row }) {
  const texts = useUserTexts();
  return (
    <div className={styles.facts}>
      <UserStatusWord user={user} />
      <span>
        {user.openSessions > 0 ? texts.sessions(formatNumber(user.openSessions)) : texts.noSessions}
      </span>
    </div>
  );
}
