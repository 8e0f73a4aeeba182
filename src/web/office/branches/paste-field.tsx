import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Coordinates } from '#contract/branches/branches.ts';
import { readCoordinates } from '#contract/branches/read-coordinates.ts';
import { useBranchTexts } from './texts.ts';

type Props = {
  place: Coordinates | undefined;
  onRead: (place: Coordinates | undefined) => void;
};

/**
 * A place in whatever way it was sent to somebody: it moves the marker as soon as it can be read.
 * Half of what is typed may read as another place; where the whole reads as none, the marker is back
 * where it was before.
 */
export function PasteField({ place: current, onRead }: Props) {
  const texts = useBranchTexts();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  /** Where the marker was before the text moved it; nothing while it did not. */
  const [before, setBefore] = useState<{ place: Coordinates | undefined }>();
  const place = readCoordinates(typed);

  function type(text: string): void {
    setTyped(text);
    setLeft(false);
    const next = readCoordinates(text);
    if (next) {
      if (!before) setBefore({ place: current });
      onRead(next);
    } else if (before) {
      setBefore(undefined);
      onRead(before.place);
    }
  }

  function end(): void {
    setLeft(true);
    setBefore(undefined);
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
      onBlur={end}
      onKeyDown={(event) => {
        // It ends the place, not the work on the branch.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        end();
      }}
    />
  );
}
