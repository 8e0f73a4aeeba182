import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { explainFailure } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { TranslationForm } from './translation-form.tsx';
import styles from './translations.module.css';
import type { Item } from './use-desk.ts';

type Props = {
  item: Item;
  onNext: () => void;
  /** Not before the first of the page. */
  onPrevious: (() => void) | undefined;
  onClose: () => void;
};

/** One record in one language: loaded, then translated. */
export function ItemEditor(props: Props) {
  const { resource, id } = props.item;
  const texts = useOfficeTexts().resource;
  const query = useQuery({
    queryKey: ['translations', 'read', resource, id],
    queryFn: async () => (await callAsUser('translations/read', { resource, id })).data,
    // Beginning on an old copy would end in a conflict.
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data)
    return <TranslationForm {...props} record={query.data} reload={() => query.refetch()} />;
  if (query.isError) {
    return (
      <Alert color="red" role="alert" title={explainFailure(texts, query.error)}>
        <Button variant="default" onClick={() => query.refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    );
  }
  return (
    <div role="status" aria-label={texts.loading} className={styles.panel}>
      <Skeleton height={28} />
      <Skeleton height={160} />
    </div>
  );
}
