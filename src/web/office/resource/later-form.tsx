import { Skeleton, Stack } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useOfficeTexts } from '../../i18n/office.ts';
import styles from './resource-form.module.css';

/** The form of a list is loaded behind it: the list comes sooner, the form when a record is opened. */
export function laterForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Form: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LaterForm(props: Props) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <Form {...props} />
      </Suspense>
    );
  };
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
