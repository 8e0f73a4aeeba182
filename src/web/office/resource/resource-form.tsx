import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { REVISED } from '#contract/resource/revised.ts';
import { FailedRead } from './failure.tsx';
import { FormSkeleton } from './later-part.tsx';
import { type FormProps, RecordEditor } from './record-editor.tsx';
import { operationsOf, type ResourceName } from './resource.ts';
import { revisionQuery } from './revision-query.ts';
import { useCopied } from './use-copied.ts';

/** One record: loaded, then edited by the fields inside. */
export function ResourceForm<Name extends ResourceName>(props: FormProps<Name>) {
  const { name, opened } = props;
  const query = useQuery({
    queryKey: [name, 'read', opened],
    queryFn: () => operationsOf(name).read(Number(opened)),
    enabled: opened !== 'new',
  });
  const revised = opened !== 'new' && REVISED.has(name);
  const changes = useQuery({ ...revisionQuery(name, Number(opened)), enabled: revised });
  const row = useMemo(
    () => query.data && { ...query.data, revision: changes.data },
    [query.data, changes.data],
  );
  const { key, note } = useEditorKey(opened);
  const copy = useCopied(props);
  if ((opened !== 'new' && query.isPending) || copy === 'coming') return <FormSkeleton />;
  if (query.isError && !query.data) {
    return <FailedRead of={query} onClose={props.onClose} />;
  }
  if (revised && changes.data === undefined)
    return changes.isError ? <FailedRead of={changes} onClose={props.onClose} /> : <FormSkeleton />;
  return (
    <RecordEditor
      key={copy ? `${key} ${copy.id}` : key}
      {...props}
      initial={copy?.initial ?? props.initial}
      row={row}
      copied={copy !== undefined}
      onSaved={(row) => {
        if (opened === 'new') note(row.id);
        props.onSaved(row);
      }}
    />
  );
}

/** A form of its own for every record; one that was added here stays, for the typing goes on. */
function useEditorKey(opened: number | 'new') {
  const [fresh, setFresh] = useState(1);
  const [added, setAdded] = useState<{ id: number; key: string }>();
  const isAdded = opened === added?.id;
  // The next new one is another.
  if (isAdded && added.key === `new ${fresh}`) setFresh(fresh + 1);
  return {
    key: isAdded ? added.key : opened === 'new' ? `new ${fresh}` : String(opened),
    note: (id: number) => setAdded({ id, key: `new ${fresh}` }),
  };
}
