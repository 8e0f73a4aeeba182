import { useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DeleteKept } from '../drafts/delete-kept.tsx';
import { useWorkTexts } from './texts.ts';
import type { WorkForm } from './use-work-form.ts';
import styles from './work.module.css';

/** What this device remembers, told where the reader comes in. */
export function BroughtBack({ form, savedAt }: { form: WorkForm; savedAt: string }) {
  const { kept } = useWorkTexts();
  const language = useLanguage();
  return (
    <div className={styles.back}>
      <Alert kind="info" role="status" title={kept.title}>
        <p>
          {kept.here(formatDate(savedAt, language))} <TextLink href="#apply">{kept.form}</TextLink>
        </p>
        <DeleteKept texts={kept} onDelete={() => void restart(form)} />
      </Alert>
    </div>
  );
}

/** Whether it is kept, and how to delete it: others may use the same device. */
export function KeptBar({ form }: { form: WorkForm }) {
  const { kept } = useWorkTexts();
  const { saving } = form.draft;
  if (saving === 'nothing') return null;
  const state = { saving: kept.saving, saved: kept.done, unable: kept.unable }[saving];
  return (
    <section className={styles.kept}>
      <p role="status" data-unable={saving === 'unable' || undefined}>
        {state}
      </p>
      <div>
        <DeleteKept texts={kept} onDelete={() => void restart(form)} />
      </div>
    </section>
  );
}

/** The button is gone with what it deleted: one goes on at the first field. */
async function restart(form: WorkForm): Promise<void> {
  await form.restart();
  document.querySelector<HTMLElement>('[name="posting"]')?.focus();
}

/** The form is open in another tab: only one of them goes on, and nothing that was typed is lost. */
export function Elsewhere({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  const { elsewhere } = useWorkTexts().kept;
  const [busy, setBusy] = useState(false);
  return (
    <section id="apply" className={styles.elsewhere}>
      <Alert kind="info" role="status" title={elsewhere.title}>
        <p>{elsewhere.lead}</p>
      </Alert>
      <Button
        busy={busy && elsewhere.taking}
        onClick={() => {
          setBusy(true);
          void onTakeOver().finally(() => setBusy(false));
        }}
      >
        {elsewhere.take}
      </Button>
    </section>
  );
}
