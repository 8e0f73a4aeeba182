import type { OutputOf } from '#contract/calls.ts';
import { grainOf } from '#contract/dashboard/day-span.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Card } from './card.tsx';
import { Columns } from './columns.tsx';
import { Numbers, NumberTable } from './number-table.tsx';
import { bucketRange, type DayRange, listBuckets, nameBucket } from './range.ts';
import { useDashboardTexts } from './texts.ts';

type Props = Pick<OutputOf<'dashboard/figures'>['data'], 'visits' | 'menuVisits'> & {
  range: DayRange;
};

export function Visits({ visits, menuVisits, range }: Props) {
  const texts = useDashboardTexts();
  const language = useLanguage();
  const grain = grainOf(range.from, range.until);
  const buckets = listBuckets(range, grain).map((key) => {
    const { from, until } = bucketRange(key, range, grain);
    const within = visits.filter(({ day }) => day >= from && day <= until);
    const total = within.reduce((sum, visit) => sum + visit.total, 0);
    return { key, name: nameBucket(key, grain, language), total };
  });
  return (
    <>
      <Card title={texts.visits} wide={menuVisits.length === 0}>
        {visits.length === 0 ? (
          <p>
            <Prose>{texts.empty}</Prose>
          </p>
        ) : (
          <>
            <Columns
              columns={buckets.map(({ key, name, total }) => ({
                key,
                name,
                parts: [{ tone: 'plain', value: total }],
              }))}
            />
            <Numbers
              label={texts.visits}
              columns={[texts[grain], texts.total]}
              rows={buckets
                .filter(({ total }) => total > 0)
                .map(({ key, name, total }) => ({ key, name, values: [total] }))}
            />
          </>
        )}
      </Card>
      {menuVisits.length > 0 && (
        <Card title={texts.menuVisits}>
          <NumberTable
            label={texts.menuVisits}
            columns={[texts.page, texts.total]}
            rows={menuVisits.map(({ winName, total }) => ({
              key: winName,
              name: winName,
              values: [total],
            }))}
          />
        </Card>
      )}
    </>
  );
}
