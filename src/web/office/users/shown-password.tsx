import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useUserTexts } from './texts.ts';
import styles from './users.module.css';

/** A temporary password, for the one time it is seen. */
export function ShownPassword({ password, onDone }: { password: string; onDone: () => void }) {
  const texts = useUserTexts();
  return (
    <Stack gap="md">
      <Text size="sm">{texts.shownHint}</Text>
      <Group gap="xs">
        <output className={styles.password} aria-label={texts.shown} translate="no">
          {password}
        </output>
        <CopyButton value={password}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={
                copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
              }
            >
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
