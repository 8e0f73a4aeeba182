import { Button, Group } from '@mantine/core';
import { IconPhone, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import type { Step } from '#contract/cases/steps.ts';
import { Prose } from '../../ui/prose.tsx';
import { useKeys } from '../applications/use-keys.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { CallDialog } from './call-dialog.tsx';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { StepDialog } from './step-dialog.tsx';
import { StepFacts } from './step-facts.tsx';
import { useCaseTexts } from './texts.ts';
import { type Change, useNotifyFailure } from './use-case.ts';

type Props = { record: CaseDetails; change: Change };
type Open = { dialog: 'call' } | { dialog: 'step'; step: Step | undefined };

/** What is to be done next, and what comes of it. */
export function StepsSection({ record, change }: Props) {
  const texts = useCaseTexts().steps;
  const [open, setOpen] = useState<Open>();
  const query = useQuery({
    queryKey: ['application', 'steps', 'application', record.id],
    queryFn: async () => (await callAsUser('application/steps', { id: record.id })).data,
  });
  const { editable } = record;
  const close = () => setOpen(undefined);
  const opened = open?.dialog === 'step' ? open.step?.id : undefined;
  const newest = query.data?.find((step) => step.id === opened);
  useKeys({ C: () => editable && setOpen({ dialog: 'call' }) });
  return (
    <Section
      title={texts.title}
      actions={
        editable && (
          <>
            <Button
              size="compact-md"
              variant="light"
              leftSection={<IconPhone size={16} aria-hidden />}
              onClick={() => setOpen({ dialog: 'call' })}
            >
              {texts.call}
            </Button>
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen({ dialog: 'step', step: undefined })}
            >
              {texts.plan}
            </Button>
          </>
        )
      }
    >
      {query.isPending && <Loading lines={1} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data?.length === 0 && (
        <p className={styles.small}>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      <ul className={styles.steps}>
        {query.data?.map((step) => (
          <li key={step.id}>
            <StepFacts step={step} />
            {editable && (
              <StepActions
                id={record.id}
                step={step}
                change={change}
                onChange={() => setOpen({ dialog: 'step', step })}
                onEnded={() => void query.refetch({ cancelRefetch: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {open?.dialog === 'call' && <CallDialog record={record} change={change} onClose={close} />}
      {open?.dialog === 'step' && (
        <StepDialog
          id={record.id}
          step={newest ?? open.step}
          over={open.step !== undefined && query.data !== undefined && !newest}
          change={change}
          onClose={close}
        />
      )}
    </Section>
  );
}

type ActionsProps = {
  id: number;
  step: Step;
  change: Change;
  onChange: () => void;
  /** It is over, and still drawn. */
  onEnded: () => void;
};

function StepActions({ id, step, change, onChange, onEnded }: ActionsProps) {
  const texts = useCaseTexts().steps;
  const notifyFailure = useNotifyFailure();
  /**
   * Pressed twice, before what came of the first press is drawn, the second would meet it and tell of
   * somebody else.
   */
  const ending = useRef<number>(undefined);

  function end(done: boolean): void {
    const { version } = step;
    if (ending.current === version) {
      onEnded();
      return;
    }
    ending.current = version;
    const ended = { id, stepId: step.id, version, done };
    change
      .mutateAsync(() => callAsUser('application/endStep', ended))
      .catch((error) => {
        ending.current = undefined;
        notifyFailure(error);
      });
  }
  return (
    <Group gap={4}>
      <Button
        size="compact-md"
        variant="light"
        loading={change.isPending}
        onClick={() => end(true)}
      >
        {texts.done}
      </Button>
      {step.kind !== 'appointment' && (
        <>
          <Button size="compact-md" variant="subtle" onClick={onChange}>
            {texts.change}
          </Button>
          <Button size="compact-md" variant="subtle" color="red" onClick={() => end(false)}>
            {texts.drop}
          </Button>
        </>
      )}
    </Group>
  );
}
