import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useFormParts } from '../resource/form-context.ts';
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
      {(row) => (row ? <UserTabs user={row} /> : <UserFields user={undefined} />)}
    </ResourceForm>
  );
}

/** The fields stay where they are while the rights are looked at: what was chosen in them is not saved yet. */
function UserTabs({ user }: { user: Row }) {
  const texts = useUserTexts();
  const [opened, open] = useOpened();
  return (
    <Tabs value={opened} onChange={open} keepMounted={false} keepMountedMode="display-none">
      <Facts user={user} />
      <Tabs.List mt="sm" mb="md">
        <Tabs.Tab value="details">{texts.details}</Tabs.Tab>
        <Tabs.Tab value="rights">{texts.rights}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details" keepMounted>
        <UserFields user={user} />
      </Tabs.Panel>
      <Tabs.Panel value="rights">
        <UserRightsView id={user.id} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** The open tab: with each refusal the one with the refused field, for a message nobody sees helps nobody. */
function useOpened() {
  const { errors } = useFormParts().form;
  const [opened, open] = useState<string | null>('details');
  const [seen, setSeen] = useState(errors);
  if (errors !== seen) {
    setSeen(errors);
    if (Object.keys(errors).length > 0) open('details');
  }
  return [opened, open] as const;
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
