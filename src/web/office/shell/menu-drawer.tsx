import { Drawer } from '@mantine/core';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useFocusBack } from '../states/use-focus-back.ts';
import { useOfficeTexts } from '../texts.ts';

type Props = { nodes: readonly MenuNode[]; onClose: () => void };

/** The menu where there is no room beside the screen for it. */
export function MenuDrawer({ nodes, onClose }: Props) {
  const { menu } = useOfficeTexts().shell;
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={useStaffTexts().shell.productFull}
      size="19rem"
      padding="xs"
      closeButtonProps={{ 'aria-label': menu.close, size: 'lg' }}
    >
      <SideMenu nodes={nodes} onGo={onClose} />
    </Drawer>
  );
}
