import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SheetImport } from '#contract/imports/imports.ts';
import { isAtContent, isNowhere } from '../states/focus-content.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { CheckStep } from './check-step.tsx';
import { ForeignNotice } from './foreign-notice.tsx';
import { History } from './history.tsx';
import { importQuery } from './import-query.ts';
import type { ImportSource } from './import-source.ts';
import { MappingStep } from './mapping-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';
import { UploadStep } from './upload-step.tsx';

type Props = {
  source: ImportSource;
  /** The import that is open; none: a new one, above those of before. */
  id: number | undefined;
  onOpen: (id: number) => void;
};

/** An import from the file to what became of it. */
export function ImportSteps({ source, id, onOpen }: Props) {
  if (id) return <OneImport source={source} id={id} />;
  return (
    <Stack gap="xl">
      {source.notice && <Notice color="blue">{source.notice}</Notice>}
      {source.may.import && <UploadStep source={source} onUploaded={onOpen} />}
      <History source={source} onOpen={onOpen} />
    </Stack>
  );
}

function OneImport({ source, id }: { source: ImportSource; id: number }) {
  const query = useQuery(importQuery(source, id));
  const place = useKeptFocus(query.data?.state);
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  return (
    <div ref={place} tabIndex={-1}>
      <Step source={source} job={query.data} />
    </div>
  );
}

/** A step that goes takes its button with it: the keyboard goes on in the one that comes. */
function useKeptFocus(step: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step && (isNowhere() || isAtContent())) place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}

function Step({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { texts } = source;
  switch (job.state) {
    case 'reading':
    case 'checking':
    case 'writing':
    case 'undoing':
      return <ProgressStep source={source} job={job} />;
    case 'mapping':
      if (!job.own) return <ForeignNotice source={source} job={job} />;
      return <MappingStep source={source} job={job} />;
    case 'checked':
      return <CheckStep source={source} job={job} />;
    case 'done':
    case 'undone':
    case 'cancelled':
      return <ResultStep source={source} job={job} />;
    case 'failed':
      return (
        <Notice color="red" role="alert" title={texts.states.failed}>
          {job.failure && texts.failures[job.failure]}
        </Notice>
      );
  }
}
