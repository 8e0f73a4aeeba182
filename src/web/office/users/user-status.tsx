import { useOfficeTexts } from '../../i18n/office.ts';
import type { RowOf } from '../resource/resource.ts';
import styles from './users.module.css';

type UserStatus = 'enabled' | 'disabled' | 'locked' | 'temporary';

type Facts = Pick<RowOf<'users'>, 'enabled' | 'locked' | 'passwordTemporary'>;

/** Why somebody cannot sign in, or that they can: the gravest reason stands for all. */
function statusOf({ enabled, locked, passwordTemporary }: Facts): UserStatus {
  if (!enabled) return 'disabled';
  if (locked) return 'locked';
  return passwordTemporary ? 'temporary' : 'enabled';
}

export function StatusWord({ user }: { user: Facts }) {
  const texts = useOfficeTexts().users;
  const status = statusOf(user);
  return (
    <span className={styles.status} data-status={status}>
      {texts.statuses[status]}
    </span>
  );
}
