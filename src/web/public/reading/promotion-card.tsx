import type { PromotionSummary } from '#server/promotions/queries.ts';
import { formatDateInWords } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import { Cover, type CoverSize } from './cover.tsx';
import { leadOf } from './lead-of.ts';
import styles from './promotion-card.module.css';
import type { Pictured } from './with-pictures.ts';

type PromotionCardProps = {
  promotion: Pictured<PromotionSummary>;
  level: 2 | 3;
  cover?: CoverSize | 'none';
  brief?: boolean;
};

/** Promotions have sheets apart from those of articles. */
const SHEETS_FROM = 500;

export function promotionSeed(id: number): number {
  return SHEETS_FROM + id;
}

export function PromotionCard(props: PromotionCardProps) {
  const { promotion, level, cover = 'card', brief = false } = props;
  const { id, name, summary, picture } = promotion;
  return (
    <Card
      level={level}
      brief={brief}
      href={`/Promotion?id=${id}`}
      title={<Name name={name} />}
      eyebrow={<Period promotion={promotion} />}
      media={cover !== 'none' && <Cover picture={picture} seed={promotionSeed(id)} size={cover} />}
    >
      <Prose>{summary}</Prose>
    </Card>
  );
}

/** Its figure first, where it has one. */
function Name({ name }: { name: string }) {
  const led = leadOf(name);
  if (!led) return <Phrases text={name} />;
  return (
    <>
      <span className={styles.lead}>
        {led.lead}
        {led.mark && <span className="visually-hidden">{led.mark}</span>}
      </span>{' '}
      <Phrases text={led.rest} />
    </>
  );
}

function Period({ promotion }: { promotion: PromotionSummary }) {
  const language = useLanguage();
  const { promotions: texts } = useTexts();
  const { startsOn, endsOn } = promotion;
  return endsOn
    ? texts.until(formatDateInWords(endsOn, language))
    : texts.since(formatDateInWords(startsOn, language));
}
