import { useTexts } from '../../i18n/texts.ts';
import { TELEPHONE } from './contact.ts';
import styles from './contact-facts.module.css';

export function ContactFacts() {
  const { layout } = useTexts();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{layout.telephone}</dt>
        <dd>
          <a href={TELEPHONE.href}>{TELEPHONE.shown}</a>
        </dd>
      </div>
      <div>
        <dt>{layout.officeHours}</dt>
        <dd>{layout.officeHoursValue}</dd>
      </div>
    </dl>
  );
}
