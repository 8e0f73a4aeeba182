/** A module of its own, so that a first load carries what tells of something, not what shows it. */
export { Notifications } from '@mantine/notifications';
