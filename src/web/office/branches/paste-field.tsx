import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Coordinates } from '#contract/branches/branches.ts';
import { readCoordinates } from '#contract/branches/read-coordinates.ts';
import { useBranchTexts } from './texts.ts';

/** A place in whatever way it was sent to somebody: it moves the marker as soon as it can be read. */
export function PasteField({ onRead }: { onRead: (place: Coordinates) => void }) {
  const texts = useBranchTexts();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const place = readCoordinates(typed);

  function type(text: string): void {
    setTyped(text);
    setLeft(false);
    const next = readCoordinates(text);
    if (next) onRead(next);
  }

  return (
    <TextInput
      label={texts.paste}
      description={
        place ? texts.placed(String(place.latitude), String(place.longitude)) : texts.pasteHint
      }
      error={left && typed.trim() !== '' && !place ? texts.pasteWrong : undefined}
      maxLength={2_000}
      autoComplete="off"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
