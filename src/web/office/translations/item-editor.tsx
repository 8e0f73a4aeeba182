import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedRead } from '../resource/failure.tsx';
import { answerTo } from '../session/answers.ts';
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
    ...answerTo('translations/read', { resource, id }),
    // Beginning on an old copy would end in a conflict.
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data)
    return <TranslationForm {...props} record={query.data} reload={() => query.refetch()} />;
  if (query.isError) {
    return <FailedRead of={query} />;
  }
  return (
    <div role="status" aria-label={texts.loading} className={styles.panel}>
      <Skeleton height={28} />
      <Skeleton height={160} />
    </div>
  );
}
