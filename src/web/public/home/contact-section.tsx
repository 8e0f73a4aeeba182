import { ButtonLink } from '../../ui/button.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { useTexts } from '../texts.ts';
import styles from './contact-section.module.css';
import { Section } from './section.tsx';

/** How to reach somebody; the form stands on its own page, and nowhere twice. */
export function ContactSection() {
  const { contact } = useTexts().home;
  return (
    <Section
      id="contact"
      title={contact.title}
      detail={contact.detail}
      tone="paper"
      beside="halves"
      aside={
        <p className={styles.write}>
          <ButtonLink href="/Subscribe" variant="secondary">
            {contact.write}
          </ButtonLink>
        </p>
      }
    >
      <div className={styles.facts}>
        <ContactFacts />
      </div>
    </Section>
  );
}
