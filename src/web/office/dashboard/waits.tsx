import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import type { OutputOf } from '#contract/calls.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { Card } from './card.tsx';
import { NumberTable } from './number-table.tsx';
import { useDashboardTexts } from './texts.ts';

type Applications = NonNullable<OutputOf<'dashboard/figures'>['data']['applications']>;
type Wait = Applications['waits'][number];

/** How long applications stood in each status before they moved on. */
export function Waits({ waits }: { waits: readonly Wait[] }) {
  const texts = useDashboardTexts();
  const { applications } = useOfficeTexts();
  const write = (hours: number) =>
    hours < 48
      ? texts.hours(formatNumber(tenths(hours)))
      : texts.days(formatNumber(tenths(hours / 24)));
  const rows = APPLICATION_STATUSES.flatMap((status) => {
    const wait = waits.find((found) => found.status === status);
    return wait
      ? [
          {
            key: status,
            name: applications.statuses[status],
            values: [
              write(wait.hours),
              wait.target === null ? '–' : texts.officeHours(formatNumber(wait.target)),
              inTime(wait),
              wait.count,
            ],
          },
        ]
      : [];
  });
  return (
    <Card title={texts.waits} hint={texts.waitsHint}>
      {rows.length === 0 ? (
        <p>
          <Prose>{texts.noWaits}</Prose>
        </p>
      ) : (
        <NumberTable
          label={texts.waits}
          columns={[texts.status, texts.wait, texts.target, texts.inTime, texts.times]}
          rows={rows}
        />
      )}
    </Card>
  );
}

/** How many of a hundred ended within the time that they have. */
function inTime({ count, late, target }: Wait): string {
  return target === null ? '–' : `${Math.round((1 - late / count) * 100)}%`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
