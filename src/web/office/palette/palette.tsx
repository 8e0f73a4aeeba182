import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { laterPart } from '../resource/later-part.tsx';

type Props = {
  nodes: readonly MenuNode[];
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
};

const loadDialog = async () => (await import('./palette-dialog.tsx')).PaletteDialog;
const PaletteDialog = laterPart(loadDialog, { meanwhile: null });

/** Jumps to any screen the viewer may see, and to the records that sources find. */
export function Palette({ nodes, opened, onOpen, onClose }: Props) {
  // Also from inside a field: the shortcut writes nothing.
  useHotkeys([['mod+K', onOpen]], [], true);
  // Behind the screen, so that it is there before anybody can type into it.
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  // From its first opening on: closing gives the cursor back to where it was.
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  return wanted && <PaletteDialog nodes={nodes} opened={opened} onClose={onClose} />;
}
