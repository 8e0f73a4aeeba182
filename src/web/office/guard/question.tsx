import { Button, Group, Text } from '@mantine/core';
import { BrowserDialog } from '../states/browser-dialog.tsx';

type Props = {
  title: string;
  text: string;
  /** The careful way first; the other one has the cursor. */
  first: { label: string; act: () => void };
  second: { label: string; act: () => void };
  onDismiss: () => void;
};

/** A short question with two answers. */
export function Question({ title, text, first, second, onDismiss }: Props) {
  return (
    <BrowserDialog title={title} onDismiss={onDismiss}>
      <Text>{text}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={first.act}>
          {first.label}
        </Button>
        <Button data-autofocus onClick={second.act}>
          {second.label}
        </Button>
      </Group>
    </BrowserDialog>
  );
}
