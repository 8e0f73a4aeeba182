import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LONGEST_ALT } from '#contract/pictures/media-limits.ts';
import { formatNumber } from '../../i18n/format.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Failure } from '../resource/failure.tsx';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { ASKED, type Typed } from './describing.ts';
import styles from './media.module.css';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useDescribing } from './use-describing.ts';

type Props = {
  ids: number[];
  /** Told of those that were asked for. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
};

/** One form for the descriptions of all these pictures that lack one. */
export function DescribeDialog({ ids, onDone, onClose }: Props) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const { query, left, shown, changes, problems, saving, save, ...words } = useDescribing(
    ids,
    (saved, whole) => {
      onDone(saved);
      if (whole) onClose();
    },
  );
  const list = useRef<HTMLUListElement>(null);
  const arrived = shown.length > 0;
  // They come after the dialog: whoever opened it begins to type.
  useEffect(() => {
    if (arrived) list.current?.querySelector('input')?.focus();
  }, [arrived]);

  return (
    <FormDialog
      saves
      centered={false}
      busy={saving.isPending}
      dirty={changes.length > 0}
      onClose={onClose}
      title={texts.describeTitle}
      size="56rem"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changes.length > 0 && !saving.isPending) save();
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {texts.altHint}
          </Text>
          {query.isPending && <Loading lines={4} />}
          {query.isLoadingError && <Problem of={query} />}
          {query.data && (
            <Text size="sm" role="status">
              {left.length === 0
                ? texts.describeNone
                : texts.describeCount(formatNumber(left.length), formatNumber(ids.length))}
            </Text>
          )}
          <ul className={styles.describe} ref={list}>
            {shown.map((row, place) => (
              <Described
                key={row.id}
                row={row}
                first={place === 0}
                typed={words.wordsOf(row.id)}
                problem={problems[row.id]}
                onType={(typed) => words.type(row.id, typed)}
              />
            ))}
          </ul>
          {saving.isError && <Failure error={saving.error} />}
          <DialogFoot cancel={resource.close}>
            {changes.length === 0 && left.length > shown.length && (
              <Button variant="default" onClick={words.skip}>
                {texts.describeSkip}
              </Button>
            )}
            <Button type="submit" disabled={changes.length === 0} loading={saving.isPending}>
              {changes.length > 0
                ? texts.describeSave(formatNumber(changes.length))
                : resource.save}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}

type DescribedProps = {
  row: MediaRow;
  first: boolean;
  typed: Typed;
  problem: string | undefined;
  onType: (typed: Typed) => void;
};

function Described({ row, first, typed, problem, onType }: DescribedProps) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const name = row.fileName || texts.unnamed(String(row.id));
  return (
    <li>
      <Thumbnail picture={row} />
      <Stack gap="xs">
        <Text size="sm" fw={600} className={styles.name}>
          {name}
        </Text>
        {ASKED.map((language, place) => (
          <TextInput
            key={language}
            data-autofocus={(first && place === 0) || undefined}
            lang={language}
            label={resource.languages[language]}
            aria-label={texts.describeOf(resource.languages[language], name)}
            maxLength={LONGEST_ALT}
            value={typed[language] ?? row.alt[language] ?? ''}
            onChange={(event) => onType({ [language]: event.currentTarget.value })}
          />
        ))}
        {problem && (
          <Text size="sm" c="var(--danger)" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </li>
  );
}
