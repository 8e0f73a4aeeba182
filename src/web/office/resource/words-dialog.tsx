import { Button, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Failure } from './failure.tsx';

const LONGEST = 500;

type Props = {
  title: string;
  label: string;
  hint?: string;
  /** Said where nothing was written and something must be. */
  missing?: string;
  /** The button. */
  send: string;
  onSend: (words: string) => Promise<void>;
  onClose: () => void;
};

/** A few words that go along with what is done. */
export function WordsDialog({ title, label, hint, missing, send, onSend, onClose }: Props) {
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const task = useMutation({ mutationFn: () => onSend(words.trim()), onSuccess: onClose });
  const error = missing && words.trim() === '' ? missing : undefined;
  return (
    <FormDialog dirty={words !== ''} busy={task.isPending} onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the record lies around it.
          event.stopPropagation();
          setTried(true);
          if (!error) task.mutate();
        }}
      >
        <Stack gap="sm">
          <Textarea
            data-autofocus
            label={label}
            description={hint}
            required={missing !== undefined}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={LONGEST}
            value={words}
            error={tried && error}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {task.isError && <Failure error={task.error} />}
          <DialogFoot>
            <Button type="submit" loading={task.isPending}>
              {send}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
