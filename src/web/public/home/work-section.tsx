import { ButtonLink } from '../../ui/button.tsx';
import { useTexts } from '../texts.ts';
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
        <Disclosures
          items={postings}
          action={({ id, name }) => (
            <p className={styles.action}>
              <ButtonLink href={`/workWithUs?posting=${id}`}>
                {work.apply}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            </p>
          )}
        />
      )}
      <div className={styles.how}>
        <p>{work.how}</p>
        <ButtonLink href="/workWithUs" variant="secondary">
          {work.applyGeneral}
        </ButtonLink>
      </div>
    </Section>
  );
}
