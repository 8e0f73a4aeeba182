import { notifications } from '@mantine/notifications';
import { useLocation } from 'react-router';
import { newId } from '../../api/new-id.ts';
import { focusUppermost } from '../states/focus-content.ts';
import { useTellFailure } from './failure.tsx';
import { keepUndo, untell } from './last-undo.ts';
import { UndoNotice } from './undo-notice.tsx';

/**
 * Tells what was done and offers the way back; `undo` answers what came of it. The words go after a while, the way back
 * stays at the foot of the list (`useLastUndo`) until it is gone or something else was done.
 */
export function useTellUndo(): (message: string, undo: () => Promise<string>) => void {
  const { pathname: path } = useLocation();
  const tellFailure = useTellFailure();
  return (message, undo) => {
    const id = newId();
    const hide = () => void notifications.hide(id);
    let taken = false;
    const goBack = async () => {
      // It fades away under the second press of a double click.
      if (taken) return;
      taken = true;
      // Its button goes with it.
      const wasOnIt = document.activeElement?.closest('[data-undo]');
      keepUndo(undefined);
      hide();
      if (wasOnIt) focusUppermost();
      try {
        notifications.show({ message: await undo() });
      } catch (error) {
        taken = false;
        keepUndo({ ...way, told: false });
        tellFailure(error);
      }
    };
    const way = { message, path, goBack: () => void goBack(), told: true };
    keepUndo(way);
    notifications.show({
      id,
      autoClose: false,
      onClose: () => untell(way),
      message: <UndoNotice message={message} goBack={way.goBack} hide={hide} />,
    });
  };
}
