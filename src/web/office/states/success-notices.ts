import { notifications, notificationsStore } from '@mantine/notifications';

/** What was done before would stand over the words of what just failed, and deny them. */
export function takeSuccessAway(): void {
  notifications.updateState(notificationsStore, (all) =>
    all.filter(({ color }) => color !== undefined),
  );
}
