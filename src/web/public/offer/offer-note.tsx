import { formatRates } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import type { Offer } from './offer.ts';
import styles from './offer-note.module.css';

type OfferNoteProps = {
  offer: Offer;
  /** The rates themselves stand right beside it already. */
  ratesBeside?: boolean;
};

/** The rates and the responsible-lending sentence, beside every promotion and offer. */
export function OfferNote({ offer: { rates, sentence }, ratesBeside = false }: OfferNoteProps) {
  const { offer: texts } = useTexts().products;
  return (
    <p className={styles.note}>
      {rates && !ratesBeside && (
        <span>
          <Prose>{texts.rates(formatRates(rates.from, rates.to))}</Prose>
        </span>
      )}
      <strong>
        <Prose>{sentence}</Prose>
      </strong>
    </p>
  );
}
