import type { HowLong } from '#contract/applications/how-long.ts';
import { formatBahtRange } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ParcelGlyph } from '../brand/parcel-glyph.tsx';
import { Phrases } from '../brand/phrases.tsx';
import type { Offer } from '../offer/offer.ts';
import { OfferNote } from '../offer/offer-note.tsx';
import { useTexts } from '../texts.ts';
import type { Compared } from './compare.ts';
import styles from './comparison.module.css';
import { FactList, useFacts, useHowLongFact } from './fact-list.tsx';

type ComparisonProps = {
  amount: number;
  products: readonly Compared[];
  offer: Offer;
  /** None while no applications are taken. */
  howLong: HowLong | undefined;
};

/**
 * What is the same for all products stands once, on top; what tells them apart stands with each.
 * So nothing has to be read four times, and on a phone nothing lies beside the screen.
 */
export function Comparison({ amount, products, offer, howLong }: ComparisonProps) {
  const { facts: texts } = useTexts().products;
  const factsOf = useFacts(amount);
  const waiting = useHowLongFact(howLong);
  const listed = products.map((product) => ({ product, facts: factsOf(product) }));
  const [first] = listed;
  const written = (facts: ReturnType<typeof factsOf>, key: string) =>
    JSON.stringify(facts.find((fact) => fact.key === key));
  const same = (first?.facts ?? []).filter(
    ({ key }) =>
      listed.length > 1 &&
      listed.every(({ facts }) => written(facts, key) === written(first?.facts ?? [], key)),
  );
  const isSame = ({ key }: { key: string }) => same.some((fact) => fact.key === key);
  return (
    <>
      {same.length > 0 && (
        <section className={styles.same} aria-labelledby="same">
          <h2 id="same">{texts.same}</h2>
          <FactList facts={[...same, ...waiting]} />
          <OfferNote offer={offer} ratesBeside={isSame({ key: 'rates' })} />
        </section>
      )}
      <ul className={styles.products} aria-label={texts.each}>
        {listed.map(({ product, facts }) => (
          <li key={product.id}>
            <h2>
              <ParcelGlyph seed={product.id} />
              <a href={`/Product?id=${product.id}`}>
                <Phrases text={product.name} />
              </a>
            </h2>
            <p>
              <Prose>{product.summary}</Prose>
            </p>
            <Bands product={product} />
            <FactList facts={facts.filter((fact) => !isSame(fact))} />
            <div className={styles.actions}>
              <ButtonLink href={`/Cal?product=${product.id}`} variant="secondary">
                {texts.calculate}
                <span className="visually-hidden">: {product.name}</span>
              </ButtonLink>
              <TextLink href={`/Product?id=${product.id}`} variant="onward">
                {texts.more}
                <span className="visually-hidden">: {product.name}</span>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      {same.length === 0 && <OfferNote offer={offer} />}
    </>
  );
}

/** Who borrows, and how much. */
function Bands({ product: { person, company } }: { product: Compared }) {
  const language = useLanguage();
  const { products: texts } = useTexts();
  const bands = [
    { who: texts.person, band: person },
    { who: texts.company, band: company },
  ];
  if (!person && !company) return <p>{texts.bandLater}</p>;
  return (
    <dl className={styles.bands}>
      {bands.map(({ who, band }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd data-none={band ? undefined : true}>
            {band ? formatBahtRange(band.minimum, band.maximum, language) : texts.facts.notLent}
          </dd>
        </div>
      ))}
    </dl>
  );
}
