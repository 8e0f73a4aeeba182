import { Alert, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { UserImport } from '#contract/user-import.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { CheckStep } from './check-step.tsx';
import { History } from './history.tsx';
import { importQuery } from './import-query.ts';
import { MappingStep } from './mapping-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';
import { UploadStep } from './upload-step.tsx';

export default function UserImportScreen() {
  const texts = useOfficeTexts().userImport;
  const can = useCan();
  const [parameters, setParameters] = useSearchParams();
  const id = Number(parameters.get('id')) || undefined;
  const open = (next: number | undefined) => setParameters(next ? { id: String(next) } : {});
  return (
    <>
      <ScreenTitle
        actions={
          id && (
            <Button variant="default" onClick={() => open(undefined)}>
              {texts.newImport}
            </Button>
          )
        }
      >
        {texts.title}
      </ScreenTitle>
      <Stack gap="xl">
        {id ? (
          <OneImport id={id} />
        ) : (
          can('UserInformationMaint.add') && <UploadStep onUploaded={open} />
        )}
        {!id && <History onOpen={open} />}
      </Stack>
    </>
  );
}

function OneImport({ id }: { id: number }) {
  const query = useQuery(importQuery(id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <Problem error={query.error} onRetry={() => query.refetch()} />;
  return <Step job={query.data} />;
}

function Step({ job }: { job: UserImport }) {
  const texts = useOfficeTexts().userImport;
  switch (job.state) {
    case 'reading':
    case 'checking':
    case 'writing':
    case 'undoing':
      return <ProgressStep job={job} />;
    case 'mapping':
      return <MappingStep job={job} />;
    case 'checked':
      return <CheckStep job={job} />;
    case 'done':
    case 'undone':
    case 'cancelled':
      return <ResultStep job={job} />;
    case 'failed':
      return (
        <Alert color="red" role="alert" title={texts.states.failed}>
          {job.failure && texts.failures[job.failure]}
        </Alert>
      );
  }
}
