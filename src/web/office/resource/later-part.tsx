import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { withPatience } from '../../site/patience.ts';
import { Prose } from '../../ui/prose.tsx';
import { State } from '../states/state.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-form.module.css';

type Look<Props> = {
  /** What stands in its place while it is loaded; unless told, the outline of a form. */
  meanwhile?: ReactNode | ((props: Props) => ReactNode);
  /** Where it is told that it did not arrive, for a part that has no place of its own. */
  around?: (notice: ReactNode, props: Props) => ReactNode;
};

const forms = new Set<() => Promise<unknown>>();

/** Somebody is about to open a record: the forms of the screens that are here come ahead. */
export function prepareForms(): void {
  // What does not come is asked for again when it is opened, and then said.
  for (const bring of forms) bring().catch(() => undefined);
}

/**
 * A part of a screen that is loaded behind it: the list comes sooner, the form when a record is
 * opened. Where it does not arrive, that is said in its place, and the screen around it stays.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, around = (notice) => notice }: Look<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    loaded ??= await fetchPart(load);
    forms.delete(fetchOnce);
  };
  if (meanwhile === undefined) forms.add(fetchOnce);
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const bring = useCallback(async () => {
      setFailed(false);
      try {
        await fetchOnce();
        setPart(() => loaded);
      } catch {
        setFailed(true);
      }
    }, []);
    useEffect(() => {
      void bring();
    }, [bring]);
    if (Part) return <Part {...props} />;
    if (failed) return around(<PartFailed onRetry={() => void bring()} />, props);
    if (meanwhile === undefined) return <FormSkeleton />;
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile;
  };
}

/** Not asked for without a connection: a file that failed once may be remembered as failed. */
async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) throw new Error('There is no connection.');
  return await withPatience(load());
}

/** After a new version was put into service its parts have other names: only a reload finds them. */
function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { states } = useOfficeTexts().shell;
  return (
    <State icon={IconAlertTriangle} title={states.partFailed} role="alert">
      <p>
        <Prose>{states.partHint}</Prose>
      </p>
      <Group justify="center">
        <Button onClick={onRetry}>{states.retry}</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          {states.reload}
        </Button>
      </Group>
    </State>
  );
}

/** Where a form will be. */
export function FormSkeleton() {
  const texts = useOfficeTexts().resource;
  return (
    <Stack role="status" aria-label={texts.loading} className={styles.panel}>
      <Skeleton height={28} />
      <Skeleton height={160} />
    </Stack>
  );
}
