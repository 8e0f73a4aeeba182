import { formatBahtRange } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { Offer } from '../offer/offer.ts';
import { OfferNote } from '../offer/offer-note.tsx';
import type { Compared } from '../products/compare.ts';
import { FactList, useFacts } from '../products/fact-list.tsx';
import { useTexts } from '../texts.ts';
import { Actions } from './actions.tsx';
import styles from './fact-card.module.css';

type FactCardProps = { amount: number; product: Compared; offer: Offer; open: boolean };

/** What one decides by, and the way on: in reach beside the whole page, first on a phone. */
export function FactCard({ amount, product, offer, open }: FactCardProps) {
  const language = useLanguage();
  const { products: texts } = useTexts();
  const facts = useFacts(amount)(product);
  const bands = [
    { who: texts.person, band: product.person },
    { who: texts.company, band: product.company },
  ].flatMap(({ who, band }) => (band ? [{ who, ...band }] : []));
  const limits = {
    key: 'limits',
    name: texts.band,
    values: bands.map(({ who, minimum, maximum }) => ({
      text: formatBahtRange(minimum, maximum, language),
      detail: who,
    })),
  };
  const [rates, ...others] = facts;
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts">{texts.facts.title}</h2>
      <FactList
        facts={[rates, bands.length > 0 ? limits : undefined, ...others].filter(
          (fact) => fact !== undefined,
        )}
      />
      <Actions id={product.id} open={open} />
      <OfferNote offer={offer} ratesBeside />
    </section>
  );
}
