import { Button, type ButtonProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Notice } from '../states/notice.tsx';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';
import { useShownRefusal } from './use-shown-refusal.ts';

type Props = {
  title: string;
  /** Something was entered. */
  dirty: boolean;
  change: Change;
  /** Why it was refused. */
  problem: string | undefined;
  /** It cannot be done any more: why. What was typed stays to be read, until it is closed. */
  over?: string | undefined;
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
  const { title, dirty, change, action, button, onSubmit, onClose, saves, children } = props;
  const { back } = useCaseTexts();
  // While it is sent, it may be over by what it does itself.
  const over = change.isPending ? undefined : props.over;
  const problem = over ?? props.problem;
  const disabled = over !== undefined || button?.disabled === true;
  const { form, told, press, type } = useShownRefusal(problem, change.isPending);
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
        ref={form}
        noValidate
        onInput={type}
        onSubmit={(event) => {
          event.preventDefault();
          // Ctrl+S passes the button by, which is busy: once sent is enough.
          if (disabled || change.isPending) return;
          press();
          onSubmit();
        }}
      >
        <Stack gap="md">
          {children}
          {problem && (
            <div ref={told}>
              <Notice color="red" role="alert">
                {problem}
              </Notice>
            </div>
          )}
          <DialogFoot cancel={back}>
            <Button type="submit" loading={change.isPending} {...button} disabled={disabled}>
              {action}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
