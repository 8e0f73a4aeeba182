import { formatDate } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Promotion } from './load-home.ts';
import styles from './promotions-section.module.css';
import { Section } from './section.tsx';

export function PromotionsSection({ promotions }: { promotions: readonly Promotion[] }) {
  const language = useLanguage();
  const { promotions: texts } = useTexts().home;
  return (
    <Section id="promotions" title={texts.title} detail={texts.detail} tone="paper">
      {promotions.length === 0 && <EmptyState title={texts.emptyTitle} seed={24} />}
      <ul className={styles.promotions}>
        {promotions.map(({ id, name, summary, endsOn }) => (
          <li key={id}>
            <Card
              title={<Phrases text={name} />}
              eyebrow={endsOn ? texts.until(formatDate(endsOn, language)) : texts.always}
            >
              {summary}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
