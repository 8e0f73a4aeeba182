import { Button, Group, Text } from '@mantine/core';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { useNavigationTexts } from '../navigation/texts.ts';
import { Notice } from '../states/notice.tsx';
import styles from './nav-nodes.module.css';
import type { Tree } from './use-tree.ts';

/** Saves the order as a whole, or gives it up. */
export function OrderBar({ tree }: { tree: Tree }) {
  const texts = useNavigationTexts().nodes;
  useUnsavedGuard(tree.dirty, ['show']);
  if (!tree.dirty) return null;
  if (tree.conflict) {
    return (
      <Notice color="red" role="alert">
        <Text size="sm">{texts.orderConflict}</Text>
        <Button mt="xs" variant="default" onClick={() => void tree.discard()}>
          {texts.loadNewest}
        </Button>
      </Notice>
    );
  }
  return (
    <Group className={styles.bar} role="region" aria-label={texts.unsaved}>
      <Text size="sm" fw={600}>
        {texts.unsaved}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => void tree.discard()}>
          {texts.discard}
        </Button>
        <Button loading={tree.saving} onClick={() => void tree.saveOrder()}>
          {texts.saveOrder}
        </Button>
      </Group>
    </Group>
  );
}
