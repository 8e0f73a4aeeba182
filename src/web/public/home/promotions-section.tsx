import { TextLink } from '../../ui/text-link.tsx';
import { PromotionCard } from '../reading/promotion-card.tsx';
import { useTexts } from '../texts.ts';
import { EmptyState } from './empty-state.tsx';
import type { Promotion } from './load-home.ts';
import styles from './promotions-section.module.css';
import { Section } from './section.tsx';

export function PromotionsSection({ promotions }: { promotions: readonly Promotion[] }) {
  const { promotions: pages, home } = useTexts();
  const { promotions: texts } = home;
  return (
    <Section
      id="promotions"
      title={texts.title}
      detail={texts.detail}
      tone="paper"
      aside={
        <TextLink href="/Promotions" variant="onward">
          {pages.all}
        </TextLink>
      }
    >
      {promotions.length === 0 && <EmptyState title={texts.emptyTitle} seed={24} />}
      <ul className={styles.promotions}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} level={3} cover="none" brief />
          </li>
        ))}
      </ul>
    </Section>
  );
}
