import { Button, type ButtonProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Notice } from '../states/notice.tsx';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';

type Props = {
  title: string;
  /** Something was entered. */
  dirty: boolean;
  change: Change;
  /** Why it was refused. */
  problem: string | undefined;
  /** What its button says and how it looks; what it does. */
  action: string;
  button?: Pick<ButtonProps, 'color' | 'disabled'>;
  onSubmit: () => void;
  onClose: () => void;
  /** Its action is a save, which Ctrl+S makes too. */
  saves?: boolean;
  children: ReactNode;
};

/** What is asked before something is done with a case: its fields, why it was refused, its button. */
export function CaseDialog(props: Props) {
  const { title, dirty, change, problem, action, button, onSubmit, onClose, saves, children } =
    props;
  const { back } = useCaseTexts();
  return (
    <FormDialog
      dirty={dirty}
      busy={change.isPending}
      onClose={onClose}
      title={title}
      size="lg"
      saves={saves ?? false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!button?.disabled) onSubmit();
        }}
      >
        <Stack gap="md">
          {children}
          {problem && (
            <Notice color="red" role="alert">
              {problem}
            </Notice>
          )}
          <DialogFoot cancel={back}>
            <Button type="submit" loading={change.isPending} {...button}>
              {action}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
