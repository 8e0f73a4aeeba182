import type { HowLong } from '#contract/applications/how-long.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HowLongInAll } from '../how-long/how-long.tsx';
import { Checklist } from '../register/checklist.tsx';
import { usualPapers } from '../register/papers.ts';
import { Steps } from '../register/steps.tsx';
import { useTexts } from '../texts.ts';
import styles from './register-section.module.css';
import { Section } from './section.tsx';

export function RegisterSection({ howLong }: { howLong: HowLong }) {
  const { apply, home } = useTexts();
  return (
    <Section
      id="register"
      title={home.register.title}
      detail={home.register.detail}
      beside="halves"
      aside={
        <>
          <div className={styles.steps}>
            <Steps />
          </div>
          <HowLongInAll howLong={howLong} />
        </>
      }
    >
      <div className={styles.prepare}>
        <Checklist
          folds
          title={`${home.register.prepare}: ${apply.person}`}
          items={usualPapers(apply.personItems)}
        />
        <div className={styles.actions}>
          <ButtonLink href="/Register">{home.register.action}</ButtonLink>
          <ButtonLink href="/DocumentDownload" variant="secondary">
            {home.register.forms}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
