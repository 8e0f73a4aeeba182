import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useEscape } from '../states/use-escape.ts';
import { useOfficeTexts } from '../texts.ts';
import { PaletteSearch } from './palette-search.tsx';

type Props = { nodes: readonly MenuNode[]; opened: boolean; onClose: () => void };

/** Stands over the screen, and gives the cursor back to where it was. */
export function PaletteDialog({ nodes, opened, onClose }: Props) {
  const { palette } = useOfficeTexts().shell;
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose, opened);
  return (
    <Modal
      ref={root}
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      data-saves-itself
      attributes={{ content: { 'aria-label': palette.label } }}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="12vh"
      transitionProps={{ duration: 120 }}
    >
      <PaletteSearch nodes={nodes} onClose={onClose} />
    </Modal>
  );
}
