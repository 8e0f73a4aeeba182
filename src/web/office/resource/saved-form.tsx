import { Button, type ButtonProps } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormContext, useFormParts } from './form-context.ts';
import { useSaveKey } from './use-save-key.ts';
import { type SavedForm as Editing, savedBy } from './use-saved-form.ts';

type Props = {
  editing: Omit<Editing, 'adopt' | 'known'>;
  readOnly?: boolean;
  /** What a user id stands for, where that can be found out. */
  nameOf?: ((userId: string) => Promise<string>) | undefined;
  label?: string;
  /** What saving is called, where it is more or less than that. */
  saveWord?: string | undefined;
  /** What visitors go on seeing, where saving alone does not show them what is saved. */
  seen?: Record<string, unknown> | undefined;
  className?: string | undefined;
  /** What submitting does, where that is more than to save. */
  onSubmit?: () => void;
  children: ReactNode;
};

/**
 * The form of `useSavedForm`: saved by its button and by Ctrl+S, its fields in one context, and the
 * question what to keep where somebody else saved first.
 */
export function SavedForm({ editing, readOnly = false, label, onSubmit, ...rest }: Props) {
  const { save } = useOfficeTexts().resource;
  const { form, words, epoch, busy, publishes, problem, clash, onComing } = editing;
  const submit = () => {
    if (readOnly) return;
    if (onSubmit) onSubmit();
    else void editing.save();
  };
  useSaveKey(submit);
  return (
    <FormContext
      value={{
        form,
        words,
        epoch,
        busy,
        publishes,
        problem,
        readOnly,
        seen: rest.seen,
        saveWord: rest.saveWord ?? save,
        onComing,
      }}
    >
      <form
        ref={editing.element}
        noValidate
        className={rest.className}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {rest.children}
      </form>
      {clash && (
        <ConflictDialog
          savedBy={savedBy(clash.theirs)}
          nameOf={rest.nameOf}
          baseless={clash.baseless}
          clashes={clash.clashes}
          taken={clash.taken}
          onChoose={(theirs) => void editing.resolve(theirs)}
          onClose={editing.forget}
        />
      )}
    </FormContext>
  );
}

/** Why the form was not saved. */
export function FormProblem() {
  const { problem } = useFormParts();
  if (!problem) return null;
  return (
    <Notice color="red" role="alert">
      {problem}
    </Notice>
  );
}

/** The fields. Those that keep a state of their own begin anew when all values are replaced. */
export function FormFields({ children }: { children: ReactNode }) {
  return <Fragment key={useFormParts().epoch}>{children}</Fragment>;
}

/** Nothing where nothing can be changed. */
export function SaveButton({ children, ...rest }: ButtonProps & { children: ReactNode }) {
  const { busy, publishes, readOnly } = useFormParts();
  const { saveHint } = useOfficeTexts().resource;
  if (readOnly) return null;
  return (
    <Button type="submit" loading={busy && !publishes} title={saveHint} {...rest}>
      {children}
    </Button>
  );
}
