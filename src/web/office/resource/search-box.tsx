import { ActionIcon, Input } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-table.module.css';
import { useSearchText } from './use-search-text.ts';

type Props = {
  value: string;
  /** What is looked through. */
  hint?: string;
  /** The same in few words, where the hint is longer than the box. */
  short?: string;
  onChange: (value: string) => void;
};

/** Searches as one types. The kit's field around an input, which has no label here, would draw itself twice. */
export function SearchBox({ value, hint, short = hint, onChange }: Props) {
  const texts = useOfficeTexts().resource;
  const input = useRef<HTMLInputElement>(null);
  const { typed, onType, clear, ...focus } = useSearchText(value, onChange);
  return (
    <Input
      ref={input}
      className={styles.search}
      type="search"
      aria-label={hint ?? texts.search}
      title={short === hint ? undefined : hint}
      placeholder={short ?? texts.search}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        typed && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.clearSearch}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <IconX size={16} />
          </ActionIcon>
        )
      }
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      {...focus}
    />
  );
}
