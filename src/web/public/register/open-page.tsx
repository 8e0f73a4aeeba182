import { useTexts } from '../../i18n/texts.ts';
import { Phrases } from '../brand/phrases.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { ApplyFrame } from './apply-frame.tsx';
import { CarriedEstimate } from './carried-estimate.tsx';
import type { Carried } from './carry-estimate.ts';
import { Checklist } from './checklist.tsx';
import styles from './open-page.module.css';
import { Steps } from './steps.tsx';

export function OpenPage({ carried }: { carried: Carried | undefined }) {
  const { apply } = useTexts();
  return (
    <ApplyFrame heading={apply.heading} lead={apply.lead}>
      {carried && <CarriedEstimate carried={carried} />}
      <section className={styles.part} aria-labelledby="papers">
        <h2 id="papers">{apply.prepareTitle}</h2>
        <div className={styles.lists}>
          <Checklist title={apply.person} items={apply.personItems} />
          <Checklist title={apply.company} items={apply.companyItems} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="steps">
        <h2 id="steps">{apply.stepsTitle}</h2>
        <Steps />
      </section>
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">
          <Phrases text={apply.callTitle} />
        </h2>
        <ContactFacts />
      </section>
    </ApplyFrame>
  );
}
