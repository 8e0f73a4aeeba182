import { useQuery } from '@tanstack/react-query';
import { placeInWords } from '#contract/applications/address-words.ts';
import type { CaseDetails, CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { bahtOf, type Satang } from '#contract/money.ts';
import { splitArea } from '#contract/products/calculator.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { choicesQuery } from '../applications/case-queries.ts';
import styles from './record.module.css';
import { Facts, Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';

type Props = { resource: CaseResource; record: CaseDetails };

/** The land that the loan shall stand on. */
export function DeedsSection({ resource, record }: Props) {
  const texts = useCaseTexts();
  const language = useLanguage();
  const { data: choices } = useQuery(choicesQuery(resource));
  const { deeds } = record;
  const typeOf = (id: number | null) =>
    choices?.guaranteeTypes.find((one) => one.id === id)?.name ?? {};
  return (
    <Section title={`${texts.deeds} (${formatNumber(deeds.length)})`}>
      {deeds.length === 0 && (
        <p className={styles.muted}>
          <Prose>{texts.noDeeds}</Prose>
        </p>
      )}
      {deeds.map((deed) => (
        <div key={deed.id} className={styles.deed}>
          <Facts
            facts={[
              [texts.deed.deedNo, deed.deedNo],
              [texts.deed.type, localize(typeOf(deed.guaranteeTypeId), language)],
              [texts.deed.landNo, deed.landNo],
              [texts.deed.surveyPage, deed.surveyPage],
              [texts.deed.mapSheet, deed.mapSheet],
              [texts.deed.area, deed.area === null ? '' : texts.deed.areaOf(areaParts(deed.area))],
              [texts.deed.place, deed.place ? placeInWords(deed.place, language) : ''],
              [texts.deed.governmentPrice, price(deed.governmentPrice)],
              [texts.deed.marketPrice, price(deed.marketPrice)],
            ]}
          />
        </div>
      ))}
    </Section>
  );
}

function price(amount: Satang | null): string {
  return amount === null ? '' : formatAmount(bahtOf(amount));
}

function areaParts(area: number): { rai: string; ngan: string; wah: string } {
  const { rai, ngan, wah } = splitArea(area);
  return { rai: formatNumber(rai), ngan: formatNumber(ngan), wah: formatNumber(wah / 100) };
}
