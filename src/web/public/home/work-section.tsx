import { useTexts } from '../../i18n/texts.ts';
import { Disclosures } from './disclosures.tsx';
import { EmptyState } from './empty-state.tsx';
import type { JobPosting } from './load-home.ts';
import { Section } from './section.tsx';
import styles from './work-section.module.css';

export function WorkSection({ postings }: { postings: readonly JobPosting[] }) {
  const { work } = useTexts().home;
  return (
    <Section id="work" title={work.title} detail={work.detail} beside="third">
      {postings.length === 0 ? (
        <EmptyState title={work.emptyTitle} seed={27} />
      ) : (
        <>
          <Disclosures items={postings} />
          <p className={styles.how}>{work.how}</p>
        </>
      )}
    </Section>
  );
}
