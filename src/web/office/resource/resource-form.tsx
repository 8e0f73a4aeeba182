import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure } from './explain.ts';
import { FormSkeleton } from './later-form.tsx';
import { type FormProps, RecordEditor } from './record-editor.tsx';
import { operationsOf, type ResourceName } from './resource.ts';

/** One record: loaded, then edited by the fields inside. */
export function ResourceForm<Name extends ResourceName>(props: FormProps<Name>) {
  const { name, opened } = props;
  const texts = useOfficeTexts().resource;
  const query = useQuery({
    queryKey: [name, 'read', opened],
    queryFn: () => operationsOf(name).read(Number(opened)),
    enabled: opened !== 'new',
  });
  if (opened !== 'new' && query.isPending) return <FormSkeleton />;
  if (query.isError && !query.data) {
    return (
      <Alert color="red" role="alert" title={explainFailure(texts, query.error)}>
        <Button variant="default" onClick={() => query.refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    );
  }
  return <RecordEditor key={opened} {...props} row={query.data} />;
}
