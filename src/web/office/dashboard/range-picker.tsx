import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Prose } from '../../ui/prose.tsx';
import { DayFilter } from '../resource/day-filter.tsx';
import styles from './dashboard.module.css';
import { type DayRange, isRange, lastDays, PRESETS } from './range.ts';
import { useDashboardTexts } from './texts.ts';

/** Ready-made ranges, and any other by its two days. The address holds the choice. */
export function RangePicker({ range }: { range: DayRange }) {
  const { range: texts } = useDashboardTexts();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(range);
  const choose = (chosen: DayRange) => {
    setTyped(chosen);
    if (isRange(chosen)) setSearch({ ...chosen }, { preventScrollReset: true });
  };
  return (
    <fieldset className={styles.range}>
      <legend className={styles.unseen}>
        <Prose>{texts.label}</Prose>
      </legend>
      <Group gap="xs">
        {PRESETS.map((days) => {
          const { from, until } = lastDays(days);
          const chosen = from === range.from && until === range.until;
          return (
            <Button
              key={days}
              radius="xl"
              variant={chosen ? 'filled' : 'default'}
              aria-pressed={chosen}
              // Of the day on which it is pressed, however long the screen stands there.
              onClick={() => choose(lastDays(days))}
            >
              {texts.presets[days]}
            </Button>
          );
        })}
      </Group>
      <Group gap="xs" align="flex-start">
        <DayFilter
          label={texts.from}
          value={typed.from}
          max={typed.until}
          onChange={(from) => choose({ ...typed, from })}
        />
        <DayFilter
          label={texts.until}
          value={typed.until}
          min={typed.from}
          onChange={(until) => choose({ ...typed, until })}
        />
      </Group>
      {!isRange(typed) && (
        <p role="alert" className={styles.wrong}>
          <Prose>{texts.wrong}</Prose>
        </p>
      )}
    </fieldset>
  );
}
