import { MESSAGE_LIMITS } from '#contract/messages/check.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { useSubscribeTexts } from '../subscribe/texts.ts';
import { useTexts } from '../texts.ts';
import styles from './contact-section.module.css';
import { Section } from './section.tsx';

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
        <div className={styles.facts}>
          <ContactFacts />
        </div>
      }
    >
      <QuestionForm />
    </Section>
  );
}

/** The beginning of a message. By POST: what somebody asks must stand in no address. */
function QuestionForm() {
  const texts = useSubscribeTexts();
  return (
    <form className={styles.form} method="post" action="/Subscribe" aria-labelledby="ask-title">
      <h3 id="ask-title">{texts.home.title}</h3>
      <input type="hidden" name="continue" value="1" />
      <TextField
        id="ask-header"
        name="header"
        label={texts.header}
        maxLength={MESSAGE_LIMITS.header}
        autoComplete="off"
      />
      <TextArea
        id="ask-text"
        name="text"
        label={texts.text}
        rows={4}
        maxLength={MESSAGE_LIMITS.text}
      />
      <div className={styles.next}>
        <Button type="submit">{texts.home.next}</Button>
        <p>{texts.home.nextHint}</p>
      </div>
    </form>
  );
}
