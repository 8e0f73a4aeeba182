import type { OutputOf } from '#contract/calls.ts';
import { formatDate } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Card } from './card.tsx';
import { Columns } from './columns.tsx';
import { Numbers, NumberTable } from './number-table.tsx';

type Props = Pick<OutputOf<'dashboard/figures'>['data'], 'visits' | 'menuVisits'>;

export function Visits({ visits, menuVisits }: Props) {
  const { dashboard: texts } = useOfficeTexts();
  const language = useLanguage();
  const days = visits.map(({ day, total }) => ({
    key: day,
    name: formatDate(day, language),
    total,
  }));
  return (
    <>
      <Card title={texts.visits} wide={menuVisits.length === 0}>
        {days.length === 0 ? (
          <p>{texts.empty}</p>
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
              rows={days.map(({ key, name, total }) => ({ key, name, values: [total] }))}
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
