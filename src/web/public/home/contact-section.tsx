import { useTexts } from '../../i18n/texts.ts';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { Section } from './section.tsx';

export function ContactSection() {
  const { contact } = useTexts().home;
  return (
    <Section id="contact" title={contact.title} detail={contact.detail} tone="paper">
      <ContactFacts />
    </Section>
  );
}
