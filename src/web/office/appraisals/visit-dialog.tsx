import { Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { lockOf } from '#contract/applications/locks.ts';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './appraisals.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { useAppraisalTexts } from './texts.ts';
import { useExplainRefused } from './use-explain-refused.ts';
import type { useOutbox } from './use-outbox.ts';
import { VisitFields } from './visit-fields.tsx';
import { keepVisit, PASSING, toSend } from './visit-outbox.ts';
import { VisitPhotos } from './visit-photos.tsx';
import type { Visit } from './visit-store.ts';
import { missingOf, type VisitField, type VisitValues, wrongOf } from './visit-values.ts';

type Props = {
  begun: Visit;
  /** As the server has it, where it does. */
  appraisal: Appraisal | undefined;
  outbox: ReturnType<typeof useOutbox>;
  /** Why nothing is concluded now; what is found is noted all the same. */
  lock: ReturnType<typeof lockOf>;
  onClose: () => void;
};

/** The form at the land. It needs no connection: what is entered is kept here until it is sent. */
export function VisitDialog({ begun, appraisal, outbox, lock, onClose }: Props) {
  const texts = useAppraisalTexts();
  const [visit, setVisit] = useState(begun);
  const [marked, setMarked] = useState<VisitField[]>([]);
  const [problem, setProblem] = useState<string>();
  const [keeps, setKeeps] = useState(true);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(begun.refused?.reason === 'conflict');
  /** Somebody dropped it on the server: what was found here begins it anew. */
  const dropped = conflict && !appraisal;
  const explain = useExplainRefused();
  const newest = useRef(visit);
  /** What was sent from here and may have come through; the same once more is no other save. */
  const tried = useRef<Visit>(undefined);
  // The form is taller than a telephone: what is wrong comes into sight.
  const [form, showFirstError] = useFirstError();

  /** Kept with every key: a telephone may go dark in the middle of a word. */
  function change(changes: Partial<Visit>): void {
    const { refused: _, ...typed } = { ...newest.current, ...changes };
    newest.current = { ...typed, queued: false, saved: false };
    tried.current = undefined;
    setVisit(newest.current);
    keepVisit(newest.current).catch(() => setKeeps(false));
  }

  function typed(values: VisitValues): void {
    setMarked([]);
    setProblem(undefined);
    change({ values });
  }

  const isKept = outbox.visits.some(({ appraisalId }) => appraisalId === begun.appraisalId);

  function send(conclude: boolean): void {
    const { values } = newest.current;
    const wrong = wrongOf(values);
    const missing = conclude ? missingOf(values) : [];
    const named = wrong.length > 0 ? wrong : missing;
    if (named.length > 0) {
      const names = named.map((field) => texts.fields[field]).join(', ');
      setMarked(named);
      showFirstError();
      setProblem(wrong.length > 0 ? texts.wrong(names) : texts.missing(names));
      return;
    }
    const same = tried.current?.conclude === conclude ? tried.current : undefined;
    const begins = dropped ? { version: 0 } : {};
    void deliver(same ?? toSend({ ...newest.current, ...begins, conclude }));
  }

  async function deliver(ready: Visit): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await keepVisit(ready);
      outbox.send();
      onClose();
    } catch {
      await deliverUnkept(ready);
    } finally {
      setBusy(false);
    }
  }

  /** This device keeps nothing: it goes at once, or stays in sight. */
  async function deliverUnkept(ready: Visit): Promise<void> {
    setKeeps(false);
    setProblem(undefined);
    tried.current = ready;
    newest.current = ready;
    try {
      await outbox.sendUnkept(ready);
      onClose();
    } catch (error) {
      const { reason, fields } = error instanceof CallError ? error : new CallError('network');
      setConflict(reason === 'conflict');
      setProblem(PASSING.has(reason) ? texts.notSent : explain({ reason, fields }));
    }
  }

  return (
    <FormDialog
      title={texts.visitOf(begun.title)}
      size="lg"
      dirty={!keeps}
      busy={busy}
      onClose={onClose}
      saves
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Nothing was found yet: there is nothing to save, and no visit has begun.
          if (newest.current === begun && !isKept) onClose();
          else send(false);
        }}
      >
        <Stack gap="lg">
          <p className={styles.small} role="status">
            <Prose>{keeps ? texts.kept : texts.notKept}</Prose>
          </p>
          {conflict && appraisal && (
            <ConflictNotice
              visit={visit}
              appraisal={appraisal}
              onChoose={(values) => change({ values, version: appraisal.version })}
            />
          )}
          {dropped && <Notice color="yellow">{texts.conflict.dropped}</Notice>}
          <VisitFields values={visit.values} marked={marked} onChange={typed}>
            <VisitPhotos
              visit={visit}
              sent={appraisal?.photos ?? []}
              fixed={appraisal?.concludedAt != null}
              outbox={outbox}
              onTouch={() => change({})}
            />
          </VisitFields>
          {lock && <Notice color="yellow">{texts.locked[lock]}</Notice>}
          {problem && (
            <Notice color="red" role="alert">
              {problem}
            </Notice>
          )}
          <DialogFoot cancel={texts.close}>
            <Button type="submit" variant="light" loading={busy}>
              {texts.save}
            </Button>
            {!lock && (
              <Button loading={busy} onClick={() => send(true)}>
                {texts.conclude}
              </Button>
            )}
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
