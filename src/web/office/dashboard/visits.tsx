import type { OutputOf } from '#contract/calls.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { Card } from './card.tsx';
import { Columns } from './columns.tsx';
import { Numbers, NumberTable } from './number-table.tsx';
import { type DayRange, listBuckets } from './range.ts';

type Props = Pick<OutputOf<'dashboard/figures'>['data'], 'visits' | 'menuVisits'> & {
  range: DayRange;
};

export function Visits({ visits, menuVisits, range }: Props) {
  const { dashboard: texts } = useOfficeTexts();
  const language = useLanguage();
  const totals = new Map(visits.map(({ day, total }) => [day, total]));
  const days = listBuckets(range, 'day').map((key) => ({
    key,
    name: formatDate(key, language),
    total: totals.get(key) ?? 0,
  }));
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
              columns={days.map(({ key, name, total }) => ({
                key,
                name,
                parts: [{ tone: 'plain', value: total }],
              }))}
            />
            <Numbers
              label={texts.visits}
              columns={[texts.day, texts.total]}
              rows={days
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
