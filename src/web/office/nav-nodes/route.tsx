import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPlus, IconRestore, IconTrash } from '@tabler/icons-react';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuLine } from '../floating/menu-line.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useOfficeTexts } from '../texts.ts';
import { MenuPreview } from './menu-preview.tsx';
import styles from './nav-nodes.module.css';
import { NodeBin } from './node-bin.tsx';
import { NodeForm } from './node-form.tsx';
import { NodeTree } from './node-tree.tsx';
import { OrderBar } from './order-bar.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { useTree } from './use-tree.ts';

/** The menu: order, names, pictures, and what is in it. */
export default function NavNodes() {
  const navigation = useNavigationTexts();
  const { resource } = useOfficeTexts();
  const texts = navigation.nodes;
  const can = useCan();
  const control = useListState();
  const tree = useTree();
  const [resetting, reset] = useDisclosure();
  const { query } = tree;
  const { opened } = control;
  const close = () => control.open(undefined);
  const { bin } = control.state;

  return (
    <>
      <ScreenTitle
        actions={
          !bin && (
            <>
              {can('NavNode.delete') && (
                <ChoiceMenu
                  edge="end"
                  opener={(props) => (
                    <Button {...props} variant="default" aria-label={texts.more} px="sm">
                      <IconDots aria-hidden="true" size={18} />
                    </Button>
                  )}
                >
                  <MenuLine
                    icon={<IconTrash aria-hidden="true" size={16} />}
                    onClick={() => control.change({ show: 'bin', id: undefined })}
                  >
                    {resource.showBin}
                  </MenuLine>
                  <MenuLine
                    grave
                    icon={<IconRestore aria-hidden="true" size={16} />}
                    onClick={reset.open}
                  >
                    {texts.reset}
                  </MenuLine>
                </ChoiceMenu>
              )}
              {can('NavNode.add') && (
                <Button
                  leftSection={<IconPlus aria-hidden="true" size={16} />}
                  disabled={tree.dirty}
                  title={tree.dirty ? texts.saveOrderFirst : undefined}
                  onClick={() => control.open('new')}
                >
                  {texts.add}
                </Button>
              )}
            </>
          )
        }
      >
        {texts.title}
      </ScreenTitle>
      {bin ? (
        <NodeBin control={control} />
      ) : (
        <div className={styles.screen} data-record={opened !== undefined || undefined}>
          <div className={styles.main}>
            {can('NavNode.edit') && (
              <Text size="sm" c="dimmed">
                {texts.intro}
              </Text>
            )}
            <OrderBar tree={tree} />
            {query.isPending && <Loading lines={12} />}
            {query.isLoadingError && <Problem of={query} />}
            {query.data && (
              <NodeTree
                tree={tree}
                nodes={query.data.nodes}
                opened={opened}
                onOpen={control.open}
                mayEdit={can('NavNode.edit')}
              />
            )}
          </div>
          <div className={styles.side}>
            {opened ? (
              <NodeForm
                tree={tree}
                opened={opened}
                onSaved={(row) => control.open(row.id)}
                onClose={close}
              />
            ) : (
              query.data && <MenuPreview tree={tree} nodes={query.data.nodes} />
            )}
          </div>
        </div>
      )}
      {resetting && <ResetDialog tree={tree} onDone={close} onClose={reset.close} />}
    </>
  );
}
