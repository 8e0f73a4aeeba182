import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { RecordDraft } from '#contract/resource/records.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';

type Props = {
  draft: RecordDraft;
  /** Of a new record, of which there can be several. */
  name: string;
  /** The record as it is now; none: a new one. */
  version: number | undefined;
  revision: number | null;
  onTake: (draft: RecordDraft) => Promise<void>;
  onDiscard: () => void;
};

/** Offers what was typed last time and never saved. */
export function DraftNotice({ draft, name, version, revision, onTake, onDiscard }: Props) {
  const texts = useOfficeTexts().records.draft;
  const language = useLanguage();
  const [taking, setTaking] = useState(false);
  const older = version !== undefined && (draft.version !== version || draft.revision !== revision);
  return (
    <Notice
      color="yellow"
      role="status"
      title={texts.offered(formatTime(draft.updatedAt, language))}
    >
      {name && <Text size="sm">{name}</Text>}
      {older && <Text size="sm">{texts.older}</Text>}
      <Group gap="sm" mt="xs">
        <Button
          loading={taking}
          onClick={() => {
            setTaking(true);
            void onTake(draft);
          }}
        >
          {texts.take}
        </Button>
        <Button variant="default" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </Group>
    </Notice>
  );
}
