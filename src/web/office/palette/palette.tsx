import { Modal } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { laterPart } from '../resource/later-part.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './palette.module.css';

type Props = {
  nodes: readonly MenuNode[];
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
};

const loadSearch = async () => (await import('./palette-search.tsx')).PaletteSearch;
const PaletteSearch = laterPart(loadSearch, { meanwhile: <div className={styles.search} /> });

/** Jumps to any screen the viewer may see, and to the records that sources find. */
export function Palette({ nodes, opened, onOpen, onClose }: Props) {
  const { palette } = useOfficeTexts().shell;
  // Also from inside a field: the shortcut writes nothing.
  useHotkeys([['mod+K', onOpen]], [], true);
  // Behind the screen, so that it is there before anybody can type into it.
  useEffect(() => {
    loadSearch().catch(() => undefined);
  }, []);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
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
