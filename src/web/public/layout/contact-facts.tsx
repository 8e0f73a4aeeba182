import styles from './contact-facts.module.css';
import { ContactList } from './contact-list.tsx';

export function ContactFacts() {
  return <ContactList className={styles.facts} />;
}
