import type { Offer } from '../offer/offer.ts';
import { OfferNote } from '../offer/offer-note.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { PromotionCard } from '../reading/promotion-card.tsx';
import { useTexts } from '../texts.ts';
import type { Promotion } from './load-home.ts';
import styles from './promotions-section.module.css';
import { Section } from './section.tsx';

type Props = { promotions: readonly Promotion[]; offer: Offer };

export function PromotionsSection({ promotions, offer }: Props) {
  const { promotions: texts } = useTexts().home;
  return (
    <Section
      id="promotions"
      title={texts.title}
      detail={texts.detail}
      tone="paper"
      all="/Promotions"
    >
      {promotions.length === 0 && <EmptyState title={texts.emptyTitle} seed={24} />}
      <ul className={styles.promotions}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} level={3} cover="none" brief />
          </li>
        ))}
      </ul>
      {promotions.length > 0 && (
        <div className={styles.note}>
          <OfferNote offer={offer} />
        </div>
      )}
    </Section>
  );
}
