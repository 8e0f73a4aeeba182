import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import { Failure } from '../resource/failure.tsx';
import { callAsUser } from '../session/session.ts';
import type { Tree } from './use-tree.ts';

type Props = { tree: Tree; onDone: () => void; onClose: () => void };

/** Asks before everybody's menu becomes the first one again. */
export function ResetDialog({ tree, onDone, onClose }: Props) {
  const texts = useNavigationTexts().nodes;
  const reset = useMutation({
    mutationFn: () => callAsUser('nodes/reset', {}),
    onSuccess: async () => {
      notifications.show({ message: texts.resetDone });
      onClose();
      onDone();
      await tree.discard();
    },
  });
  return (
    <FormDialog busy={reset.isPending} onClose={onClose} title={texts.resetTitle}>
      <Stack gap="sm">
        <Text size="sm">{texts.resetBody}</Text>
        {reset.isError && <Failure error={reset.error} />}
        <DialogFoot careful>
          <Button color="red" loading={reset.isPending} onClick={() => reset.mutate()}>
            {texts.resetConfirm}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
