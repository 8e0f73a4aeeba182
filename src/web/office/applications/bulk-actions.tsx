import { Button } from '@mantine/core';
import { IconArrowsRight, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Selection } from '../resource/use-selection.ts';
import { useOfficeTexts } from '../texts.ts';
import { BulkAssign } from './bulk-assign.tsx';
import { BulkMove } from './bulk-move.tsx';

/** What is done with many at once. */
export function BulkActions({ selection }: { selection: Selection }) {
  const texts = useOfficeTexts().applications.bulk;
  const [asking, setAsking] = useState<'assign' | 'move'>();
  const close = () => setAsking(undefined);
  return (
    <>
      {selection.names.size > 0 && (
        <>
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setAsking('assign')}
          >
            {texts.assign}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowsRight size={16} aria-hidden />}
            onClick={() => setAsking('move')}
          >
            {texts.move}
          </Button>
        </>
      )}
      {asking === 'assign' && <BulkAssign selection={selection} onClose={close} />}
      {asking === 'move' && <BulkMove selection={selection} onClose={close} />}
    </>
  );
}
