import { useTexts } from '../../i18n/texts.ts';
import { useTelephone } from './contact.ts';
import styles from './contact-facts.module.css';

export function ContactFacts() {
  const { layout } = useTexts();
  const telephone = useTelephone();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{layout.telephone}</dt>
        <dd>
          <a href={telephone.href}>{telephone.shown}</a>
        </dd>
      </div>
      <div>
        <dt>{layout.officeHours}</dt>
        <dd>{layout.officeHoursValue}</dd>
      </div>
    </dl>
  );
}
