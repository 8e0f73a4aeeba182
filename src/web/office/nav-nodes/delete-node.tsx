import { Button, Radio, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NavNode } from '#contract/navigation/nodes.ts';
import { formatNumber } from '../../i18n/format.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import { Failure } from '../resource/failure.tsx';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { flatten } from './arrange.ts';
import { type Tree, useNodeName } from './use-tree.ts';

type Props = { node: NavNode; tree: Tree; onDeleted: () => void };

/** Asks first, and what becomes of the entries under a heading. */
export function DeleteNode({ node, tree, onDeleted }: Props) {
  const navigation = useNavigationTexts();
  const { resource } = useOfficeTexts();
  const texts = navigation.nodes;
  const name = useNodeName()(node);
  const [asking, { open, close }] = useDisclosure();
  const [children, setChildren] = useState<'up' | 'bin'>('up');
  const under = flatten(tree.places, node.id).length;
  const remove = useMutation({
    mutationFn: () => callAsUser('nodes/delete', { ids: [node.id], children }),
    onSuccess: async () => {
      notifications.show({ message: texts.deleted(name) });
      close();
      onDeleted();
      await tree.refresh();
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        disabled={tree.dirty}
        title={tree.dirty ? texts.saveOrderFirst : undefined}
        onClick={open}
      >
        {texts.delete}
      </Button>
      <FormDialog
        opened={asking}
        busy={remove.isPending}
        onClose={close}
        title={texts.deleteTitle(name)}
      >
        <Stack gap="sm">
          {under > 0 && (
            <Radio.Group
              label={texts.deleteChildren(formatNumber(under))}
              value={children}
              onChange={(value) => setChildren(value === 'bin' ? 'bin' : 'up')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="up" label={texts.childrenUp} />
                <Radio value="bin" label={texts.childrenBin} />
              </Stack>
            </Radio.Group>
          )}
          <Text size="sm">{texts.deleteBody}</Text>
          {remove.isError && <Failure error={remove.error} />}
          <DialogFoot careful>
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {resource.deleteConfirm}
            </Button>
          </DialogFoot>
        </Stack>
      </FormDialog>
    </>
  );
}
