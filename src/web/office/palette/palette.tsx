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
  // Also from inside a field: the shortcut writes nothing. By the place of the key: on a Thai
  // keyboard it writes another letter.
  useHotkeys([['mod+K', onOpen, { usePhysicalKeys: true }]], [], true);
  // Behind the screen, so that it is there before anybody can type into it.
  // It also has to be there closed, to see where the cursor was when it opens.
  const [there, setThere] = useState(false);
  useEffect(() => {
    loadDialog().then(
      () => setThere(true),
      () => undefined,
    );
  }, []);
  return (there || opened) && <PaletteDialog nodes={nodes} opened={opened} onClose={onClose} />;
}
