import type { OutputOf } from '#contract/calls.ts';
import { localize } from '#contract/localize.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { Empty } from '../states/list-states.tsx';
import { useOfficeTexts } from '../texts.ts';
import { writeRate } from './approval-rate.ts';
import { Bars } from './bars.tsx';
import { Card } from './card.tsx';
import { Columns } from './columns.tsx';
import styles from './dashboard.module.css';
import { FiguresTable } from './figures-table.tsx';
import { type DayRange, listBuckets } from './range.ts';
import { Waits } from './waits.tsx';

const ProvinceMap = laterPart(async () => (await import('./province-map.tsx')).default, {
  meanwhile: <div className={styles.map} />,
});

type Applications = NonNullable<OutputOf<'dashboard/figures'>['data']['applications']>;

const OUTCOMES = ['approved', 'open', 'rejected', 'cancelled'] as const;

export function ApplicationFigures({ figures, range }: { figures: Applications; range: DayRange }) {
  const { dashboard: texts, applications } = useOfficeTexts();
  const { channels, statuses } = applications;
  const outcomes = { ...statuses, open: texts.open };
  const language = useLanguage();
  if (figures.all.sent === 0)
    return (
      <Empty>
        <p>
          <Prose>{texts.noApplications}</Prose>
        </p>
      </Empty>
    );
  const provinces = new Map(
    figures.provinces.map(({ code, name }) => [code, localize(name, language)]),
  );
  const nameOf = (code: string) => provinces.get(code) ?? code;
  const nameBucket = (day: string) =>
    figures.grain === 'day' ? formatDate(day, language) : formatDate(day, language).slice(3);
  const sent = new Map(figures.overTime.map((row) => [row.key, row]));
  const ranked = figures.byProvince.toSorted((one, other) => other.sent - one.sent);
  return (
    <>
      <Card title={texts.totals} wide>
        <dl className={styles.totals}>
          <div>
            <dt>{texts.sent}</dt>
            <dd>{formatNumber(figures.all.sent)}</dd>
          </div>
          {OUTCOMES.map((outcome) => (
            <div key={outcome}>
              <dt data-tone={outcome}>{outcomes[outcome]}</dt>
              <dd>{formatNumber(figures.all[outcome])}</dd>
            </div>
          ))}
          <div>
            <dt>{texts.rate}</dt>
            <dd>{writeRate(figures.all)}</dd>
          </div>
        </dl>
      </Card>
      <Card title={texts.overTime} wide>
        <Columns
          columns={listBuckets(range, figures.grain).map((key) => ({
            key,
            name: nameBucket(key),
            parts: OUTCOMES.map((tone) => ({ tone, value: sent.get(key)?.[tone] ?? 0 })),
          }))}
          legend={OUTCOMES.map((tone) => ({ tone, name: outcomes[tone] }))}
        />
        <FiguresTable
          label={texts.overTime}
          of={texts[figures.grain]}
          figures={figures.overTime}
          nameOf={nameBucket}
          folded
        />
      </Card>
      <Card title={texts.byStatus}>
        <Bars
          label={texts.byStatus}
          bars={figures.byStatus.map(({ status, count }) => ({
            key: status,
            name: statuses[status],
            value: count,
          }))}
        />
      </Card>
      <Waits waits={figures.waits} />
      <Card title={texts.byChannel}>
        <FiguresTable
          label={texts.byChannel}
          of={texts.channel}
          figures={figures.byChannel}
          nameOf={(key) => channels[key as keyof typeof channels] ?? key}
        />
      </Card>
      <Card title={texts.byNetwork}>
        <FiguresTable
          label={texts.byNetwork}
          of={texts.network}
          figures={figures.byNetwork}
          nameOf={(key) => texts.networks[key as keyof typeof texts.networks] ?? key}
        />
      </Card>
      <Card title={texts.byProvince} wide>
        <div className={styles.provinces}>
          <ProvinceMap
            counts={new Map(ranked.map(({ key, sent }) => [key, sent]))}
            nameOf={nameOf}
          />
          <FiguresTable
            label={texts.byProvince}
            of={texts.province}
            figures={ranked}
            nameOf={nameOf}
          />
        </div>
      </Card>
    </>
  );
}
