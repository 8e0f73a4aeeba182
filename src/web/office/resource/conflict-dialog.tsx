import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clash } from '#contract/resource/merge-values.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useProfile } from '../session/profile.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './conflict-dialog.module.css';
import { labelOf, labelsOf, useReadValue } from './differences.tsx';
import { useFormParts } from './form-context.ts';
import { diffTexts, type Part, shorten } from './text-diff.ts';

type Side = 'mine' | 'theirs';

type Props = {
  /** The user id of who saved first, and what they are called. */
  savedBy: string;
  nameOf?: ((userId: string) => Promise<string>) | undefined;
  /** What both began from is not known: whatever differs is asked. */
  baseless: boolean;
  clashes: Clash[];
  /** The fields that only the other person changed. */
  taken: string[];
  /** The fields where theirs was chosen. */
  onChoose: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
};

/**
 * Somebody else saved first. What only one of both changed is taken by itself; of the rest both are
 * shown, and nothing typed is lost before the choice.
 */
export function ConflictDialog(props: Props) {
  const { savedBy, nameOf, baseless, clashes, taken, onChoose, onClose } = props;
  const texts = useOfficeTexts().resource;
  const { words } = useFormParts();
  const read = useReadValue();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const also = labelsOf(words, taken);
  // Whoever works in two tabs meets themselves.
  const isOwn = savedBy === useProfile().user_id;
  const { data: name = savedBy } = useQuery({
    queryKey: ['records', 'savers', savedBy],
    queryFn: () => nameOf?.(savedBy) ?? savedBy,
    enabled: savedBy !== '' && !isOwn,
    gcTime: 0,
  });
  const explain = baseless ? texts.conflictUnknown : texts.conflictBody;
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(clashes.map(({ path }) => [path, side])));
  const decided = clashes.every(({ path }) => chosen[path]);
  return (
    <Dialog
      onClose={onClose}
      title={isOwn ? texts.conflictOwnTitle : texts.conflictTitle}
      size="lg"
    >
      <Stack gap="md" className={styles.body}>
        <Text size="sm">{isOwn ? texts.conflictOwn : explain(name || texts.somebody)}</Text>
        {clashes.length > 1 && (
          <Group gap="xs">
            <Button variant="default" size="compact-md" onClick={() => chooseAll('mine')}>
              {texts.conflictKeepMine}
            </Button>
            <Button variant="default" size="compact-md" onClick={() => chooseAll('theirs')}>
              {texts.conflictTakeTheirs}
            </Button>
          </Group>
        )}
        {clashes.map(({ path, mine, theirs }) => (
          <Radio.Group
            key={path}
            label={labelOf(words, path)}
            value={chosen[path] ?? null}
            onChange={(side) => setChosen({ ...chosen, [path]: side as Side })}
          >
            <Sides mine={read(path, mine)} theirs={read(path, theirs)} />
          </Radio.Group>
        ))}
        {also.length > 0 && <Text size="sm">{texts.conflictAlso(also.join(', '))}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.conflictBack}
          </Button>
          <Button
            disabled={!decided}
            onClick={() =>
              onChoose(new Set(Object.keys(chosen).filter((path) => chosen[path] === 'theirs')))
            }
          >
            {texts.conflictSave}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Both texts, each with what the other has not marked; of long ones the places that differ. */
function Sides({ mine, theirs }: Record<Side, string>) {
  const texts = useOfficeTexts().resource;
  const language = useLanguage();
  const parts = shorten(diffTexts(theirs, mine, language), language);
  const sideOf = (name: string, kind: Part['kind']) => {
    const own = parts.filter((part) => part.kind === 'same' || part.kind === kind);
    return (
      <span className={styles.side}>
        {name}:{' '}
        {own.length === 0
          ? texts.nothing
          : own.map((part, index) => {
              const key = `${index} ${part.kind}`;
              return part.kind === 'same' ? part.text : <mark key={key}>{part.text}</mark>;
            })}
      </span>
    );
  };
  return (
    <Stack gap="xs" mt={4}>
      <Radio value="mine" label={sideOf(texts.conflictMine, 'new')} />
      <Radio value="theirs" label={sideOf(texts.conflictTheirs, 'gone')} />
    </Stack>
  );
}
