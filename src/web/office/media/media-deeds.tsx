import { Button } from '@mantine/core';
import { IconBlockquote, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { laterPart } from '../resource/later-part.tsx';
import type { Selection } from '../resource/use-selection.ts';
import { useCan } from '../session/profile.ts';
import { isDescribed } from './describing.ts';
import { useMediaTexts } from './texts.ts';
import type { Upload } from './use-uploads.ts';

const TagsDialog = laterPart(async () => (await import('./tags-dialog.tsx')).TagsDialog, {
  meanwhile: null,
});
const DescribeDialog = laterPart(
  async () => (await import('./describe-dialog.tsx')).DescribeDialog,
  {
    meanwhile: null,
  },
);

/** What can be done with chosen pictures besides deleting them. */
export function MediaDeeds({ selection }: { selection: Selection }) {
  const texts = useMediaTexts();
  const [open, setOpen] = useState<'tags' | 'words'>();
  const [ids, setIds] = useState<number[]>([]);
  const show = (what: 'tags' | 'words') => {
    setIds([...selection.names.keys()]);
    setOpen(what);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTags size={16} aria-hidden />}
        onClick={() => show('tags')}
      >
        {texts.tagOpen}
      </Button>
      <Button
        variant="default"
        leftSection={<IconBlockquote size={16} aria-hidden />}
        onClick={() => show('words')}
      >
        {texts.describeOpen}
      </Button>
      {open === 'tags' && (
        <TagsDialog ids={ids} onDone={selection.clear} onClose={() => setOpen(undefined)} />
      )}
      {open === 'words' && (
        <DescribeDialog ids={ids} onDone={selection.clear} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** All that came in and lacks words is asked for at once. */
export function UploadDeeds({ uploads }: { uploads: readonly Upload[] }) {
  const texts = useMediaTexts();
  const can = useCan();
  const [ids, setIds] = useState<number[]>();
  const [described, setDescribed] = useState<ReadonlySet<number>>(new Set());
  const lacking = uploads.flatMap(({ state }) =>
    state.kind === 'ready' && !isDescribed(state.picture.alt) && !described.has(state.picture.id)
      ? [state.picture.id]
      : [],
  );
  if (!can('MediaMaint.edit')) return null;
  return (
    <>
      {lacking.length > 0 && (
        <Button variant="light" size="compact-sm" onClick={() => setIds([...new Set(lacking)])}>
          {texts.describeUploads(formatNumber(new Set(lacking).size))}
        </Button>
      )}
      {ids && (
        <DescribeDialog
          ids={ids}
          onDone={(done) => setDescribed(new Set([...described, ...done]))}
          onClose={() => setIds(undefined)}
        />
      )}
    </>
  );
}
