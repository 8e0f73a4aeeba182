import { useTexts } from '../../i18n/texts.ts';
import { Phrases } from '../brand/phrases.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { ApplyFrame } from './apply-frame.tsx';
import { CarriedEstimate } from './carried-estimate.tsx';
import type { Carried } from './carry-estimate.ts';
import { Checklist } from './checklist.tsx';
import styles from './open-page.module.css';
import type { Papers } from './papers.ts';
import { Steps } from './steps.tsx';

type Props = { carried: Carried | undefined; papers: Papers };

export function OpenPage({ carried, papers }: Props) {
  const { apply } = useTexts();
  return (
    <ApplyFrame heading={apply.heading} lead={apply.lead}>
      {carried && <CarriedEstimate carried={carried} />}
      <section className={styles.part} aria-labelledby="papers">
        <h2 id="papers">{apply.prepareTitle}</h2>
        <div className={styles.lists}>
          <Checklist title={apply.person} items={papers.person} />
          <Checklist title={apply.company} items={papers.company} />
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
