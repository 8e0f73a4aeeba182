import { Drawer } from '@mantine/core';
import { useRef } from 'react';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useEscape } from '../states/use-escape.ts';
import { useFocusBack } from '../states/use-focus-back.ts';
import { useOfficeTexts } from '../texts.ts';

type Props = { nodes: readonly MenuNode[]; onClose: () => void };

/** The menu where there is no room beside the screen for it. */
export function MenuDrawer({ nodes, onClose }: Props) {
  const { menu } = useOfficeTexts().shell;
  useFocusBack();
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose);
  return (
    <Drawer
      ref={root}
      opened
      onClose={onClose}
      closeOnEscape={false}
      title={useStaffTexts().shell.productFull}
      size="19rem"
      padding="xs"
      closeButtonProps={{ 'aria-label': menu.close, size: 'lg' }}
    >
      <SideMenu nodes={nodes} onGo={onClose} />
    </Drawer>
  );
}
