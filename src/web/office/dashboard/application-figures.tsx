import { isOpenStatus } from '#contract/applications/states.ts';
import type { OutputOf } from '#contract/calls.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { formatAmount, formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { Empty } from '../states/list-states.tsx';
import { useOfficeTexts } from '../texts.ts';
import { writeRate } from './approval-rate.ts';
import { Bars } from './bars.tsx';
import { Card } from './card.tsx';
import { IN_QUEUE, orNone, useCasesAddress } from './cases-address.ts';
import { Columns } from './columns.tsx';
import styles from './dashboard.module.css';
import { FiguresTable } from './figures-table.tsx';
import { Figure } from './number-table.tsx';
import { Officers } from './officers.tsx';
import { bucketRange, type DayRange, listBuckets, nameBucket } from './range.ts';
import { useDashboardTexts } from './texts.ts';
import { Waits } from './waits.tsx';

const ProvinceMap = laterPart(async () => (await import('./province-map.tsx')).default, {
  meanwhile: <div className={styles.map} />,
});

type Applications = NonNullable<OutputOf<'dashboard/figures'>['data']['applications']>;

/** From the ground up, as columns stand. */
const LAYERS = ['approved', 'open', 'rejected', 'cancelled'] as const;

export function ApplicationFigures({ figures, range }: { figures: Applications; range: DayRange }) {
  const texts = useDashboardTexts();
  const { applications } = useOfficeTexts();
  const { channels, statuses } = applications;
  const outcomes = { ...statuses, open: texts.open };
  const language = useLanguage();
  const address = useCasesAddress(range);
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
  const nameOfBucket = (key: string) => nameBucket(key, figures.grain, language);
  const sent = new Map(figures.overTime.map((row) => [row.key, row]));
  /** Partners are not told how much is lent. */
  const lent = figures.all.approvedAmount !== null;
  const ranked = figures.byProvince.toSorted((one, other) => other.sent - one.sent);
  return (
    <>
      <Card title={texts.totals} wide>
        <dl className={styles.totals}>
          <div>
            <dt>{texts.sent}</dt>
            <dd>
              <Figure value={figures.all.sent} to={address({})} />
            </dd>
          </div>
          {LAYERS.map((outcome) => (
            <div key={outcome}>
              <dt data-tone={outcome}>{outcomes[outcome]}</dt>
              <dd>
                <Figure value={figures.all[outcome]} to={address({ outcome })} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{texts.rate}</dt>
            <dd>{writeRate(figures.all)}</dd>
          </div>
          {(['openAmount', 'approvedAmount'] as const).map((name) => {
            const amount = figures.all[name];
            return (
              amount !== null && (
                <div key={name}>
                  <dt>{texts[name]}</dt>
                  <dd>{formatAmount(amount)}</dd>
                </div>
              )
            );
          })}
        </dl>
      </Card>
      <Card title={texts.overTime} wide>
        <Columns
          columns={listBuckets(range, figures.grain).map((key) => ({
            key,
            name: nameOfBucket(key),
            parts: LAYERS.map((tone) => ({ tone, value: sent.get(key)?.[tone] ?? 0 })),
          }))}
          legend={LAYERS.map((tone) => ({ tone, name: outcomes[tone] }))}
        />
        <FiguresTable
          label={texts.overTime}
          of={texts[figures.grain]}
          figures={figures.overTime}
          nameOf={nameOfBucket}
          addressOf={(key, outcome) =>
            address({ ...bucketRange(key, range, figures.grain), ...outcome })
          }
          money
          folded
        />
      </Card>
      <Card title={texts.byStatus} {...(lent && { hint: texts.byStatusHint })}>
        <Bars
          label={texts.byStatus}
          bars={figures.byStatus.map(({ status, count, amount }) => ({
            key: status,
            name: statuses[status],
            value: count,
            ...(amount !== null && { note: formatBaht(amount, language) }),
            to: address({ status, outcome: isOpenStatus(status) ? IN_QUEUE : 'all' }),
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
          addressOf={(channel, outcome) => address({ channel, ...outcome })}
        />
      </Card>
      <Card title={texts.byNetwork}>
        <FiguresTable
          label={texts.byNetwork}
          of={texts.network}
          figures={figures.byNetwork}
          nameOf={(key) => texts.networks[key as keyof typeof texts.networks] ?? key}
          addressOf={(key, outcome) => address({ network: orNone(key), ...outcome })}
        />
      </Card>
      <Card title={texts.byProduct} wide>
        <FiguresTable
          label={texts.byProduct}
          of={texts.product}
          figures={figures.byProduct}
          nameOf={nameIn(figures.products, language)}
          money
          addressOf={(product, outcome) => address({ product, ...outcome })}
        />
      </Card>
      {figures.byReason.length > 0 && (
        <Card title={texts.byReason}>
          <Bars
            label={texts.byReason}
            bars={figures.byReason.map(({ key, count }) => ({
              key,
              name: key ? nameIn(figures.reasons, language)(key) : texts.noReason,
              value: count,
              to: address({ outcome: 'rejected', ...(key && { reason: key }) }),
            }))}
          />
        </Card>
      )}
      {figures.byOfficer && <Officers officers={figures.byOfficer} address={address} />}
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
            addressOf={(province, outcome) => address({ province, ...outcome })}
          />
        </div>
      </Card>
    </>
  );
}

/** How something is called whose id is a key. */
const nameIn =
  (named: readonly { id: number; name: LocalizedText }[], language: Language) => (key: string) => {
    const found = named.find(({ id }) => String(id) === key);
    return found ? localize(found.name, language) : key;
  };
