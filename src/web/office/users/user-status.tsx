import type { RowOf } from '../resource/resource.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { useUserTexts } from './texts.ts';

type UserStatus = 'enabled' | 'disabled' | 'locked' | 'temporary';

const TONES: Record<UserStatus, Tone> = {
  enabled: 'good',
  disabled: 'quiet',
  locked: 'bad',
  temporary: 'busy',
};

type Facts = Pick<RowOf<'users'>, 'enabled' | 'locked' | 'passwordTemporary'>;

/** Why somebody cannot sign in, or that they can: the gravest reason stands for all. */
function statusOf({ enabled, locked, passwordTemporary }: Facts): UserStatus {
  if (!enabled) return 'disabled';
  if (locked) return 'locked';
  return passwordTemporary ? 'temporary' : 'enabled';
}

export function UserStatusWord({ user }: { user: Facts }) {
  const { statuses } = useUserTexts();
  const status = statusOf(user);
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}
