import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFailure } from '../resource/explain.ts';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import type { SavedForm as Editing } from '../resource/use-saved-form.ts';
import { useOfficeTexts } from '../texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './mail.module.css';
import { useMailTexts } from './texts.ts';

/** What is known of every text, whichever way it goes. */
type Kept = { changed: boolean; updatedAt: string | null; updatedBy: string | null };

type Props = {
  editing: Omit<Editing, 'adopt' | 'known'>;
  kept: Kept;
  label: string;
  mayEdit: boolean;
  previewing: boolean;
  onPreview: () => void;
  /** Gives the delivered words back. */
  onReset: () => Promise<void>;
  /** Somebody else was first. */
  onConflict: () => Promise<unknown>;
  children: ReactNode;
};

/** A text that staff may change: what it is, its fields, and the way back to the delivered words. */
export function TemplateFrame({ editing, kept, label, mayEdit, children, ...props }: Props) {
  const texts = useMailTexts().letters;
  const { resource } = useOfficeTexts();
  const reader = useLanguage();
  const [asking, setAsking] = useState(false);
  const { form } = editing;
  const reset = useMutation({
    mutationFn: props.onReset,
    onSuccess: () => {
      setAsking(false);
      notifications.show({ message: texts.resetDone });
    },
    onError: async (error) => {
      const conflict = error instanceof CallError && error.reason === 'conflict';
      const message = conflict ? texts.conflict : explainFailure(resource, error);
      notifications.show({ color: 'red', message });
      if (conflict) await props.onConflict();
    },
  });
  return (
    <SavedForm
      editing={editing}
      readOnly={!mayEdit}
      className={styles.card}
      label={label}
      onSubmit={() => form.isDirty() && void editing.save()}
    >
      <p className={styles.muted}>
        <Prose>
          {kept.changed && kept.updatedAt
            ? texts.changedBy(kept.updatedBy ?? '', formatTime(kept.updatedAt, reader))
            : texts.usual}
        </Prose>
      </p>
      <FormProblem />
      <FormFields>{children}</FormFields>
      <Group gap="xs">
        <SaveButton disabled={!form.isDirty()}>{texts.save}</SaveButton>
        <Button variant="default" loading={props.previewing} onClick={props.onPreview}>
          {texts.preview}
        </Button>
        {mayEdit && kept.changed && (
          <Button variant="subtle" onClick={() => setAsking(true)}>
            {texts.reset}
          </Button>
        )}
      </Group>
      {asking && (
        <ConfirmDialog
          title={texts.resetTitle}
          confirm={texts.resetConfirm}
          busy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsking(false)}
        >
          {texts.resetBody}
        </ConfirmDialog>
      )}
    </SavedForm>
  );
}
