import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_TAG } from '#contract/pictures/media-limits.ts';
import { choicesOf } from '../session/answers.ts';
import styles from './media.module.css';
import { useMediaTexts } from './texts.ts';

type Props = { value: string | undefined; onChange: (tag: string | undefined) => void };

/** Narrows the library to the pictures with a tag. */
export function TagFilter({ value, onChange }: Props) {
  const texts = useMediaTexts();
  const [typed, setTyped] = useState('');
  // What stands in the field once a tag is chosen is the tag, not a search for it.
  const search = typed === value ? '' : typed.slice(0, LONGEST_TAG);
  const { data = [] } = useQuery(choicesOf('media/tags', { search }));
  const known = value === undefined || data.includes(value) ? data : [value, ...data];
  return (
    <Select
      className={styles.filter}
      wrapperProps={{ 'data-filter': value ? 'used' : 'unused' }}
      aria-label={texts.tags}
      placeholder={texts.anyTag}
      searchable
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': texts.anyTag }}
      maxLength={LONGEST_TAG}
      data={known}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(tag) => onChange(tag ?? undefined)}
    />
  );
}
