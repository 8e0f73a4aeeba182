import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { newId } from '../../api/new-id.ts';
import { focusUppermost } from '../states/focus-content.ts';
import { useOfficeTexts } from '../texts.ts';
import { useTellFailure } from './failure.tsx';

/** Long enough to read it, to see what it did, and to think better of it. */
const SHOWN_MS = 15_000;

/** Tells what was done, and offers the way back while it is told; `undo` answers what came of it. */
export function useTellUndo(): (message: string, undo: () => Promise<string>) => void {
  const { undo: word } = useOfficeTexts().lists;
  const tellFailure = useTellFailure();
  return (message, undo) => {
    const id = newId();
    let taken = false;
    const goBack = async () => {
      // It fades away under the second press of a double click.
      if (taken) return;
      taken = true;
      notifications.hide(id);
      // Its button goes with it.
      focusUppermost();
      try {
        notifications.show({ message: await undo() });
      } catch (error) {
        tellFailure(error);
      }
    };
    notifications.show({
      id,
      autoClose: SHOWN_MS,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>{message}</span>
          <Button variant="light" size="compact-md" onClick={() => void goBack()}>
            {word}
          </Button>
        </Group>
      ),
    });
  };
}
