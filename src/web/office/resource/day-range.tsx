import { Button } from '@mantine/core';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { DayFilter } from './day-filter.tsx';

type Props = {
  labels: Record<'from' | 'until', string>;
  from: string;
  until: string;
  /** Of the day that changed; of both, where they change places. */
  onChange: (days: { from?: string; until?: string }) => void;
};

/** From one day until another. Where they stand the wrong way round, that is said, and mended by a press. */
export function DayRange({ labels, from, until, onChange }: Props) {
  const texts = useOfficeTexts().resource.day;
  const reversed = from !== '' && until !== '' && from > until;
  return (
    <>
      <DayFilter
        label={labels.from}
        value={from}
        max={until}
        onChange={(day) => onChange({ from: day })}
      />
      <div>
        <DayFilter
          label={labels.until}
          value={until}
          min={from}
          error={reversed && <Prose>{texts.reversed}</Prose>}
          onChange={(day) => onChange({ until: day })}
        />
        {reversed && (
          <Button
            variant="default"
            size="compact-md"
            mt={4}
            onClick={() => onChange({ from: until, until: from })}
          >
            {texts.swap}
          </Button>
        )}
      </div>
    </>
  );
}
