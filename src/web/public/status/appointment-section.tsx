import { useState } from 'react';
import { placeLine } from '#contract/applications/appointments.ts';
import type { ApplicationProgress, ShownAppointment } from '#contract/apply/apply.ts';
import { thaiClock } from '#contract/thai/day.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeAppointment } from './change-appointment.tsx';
import styles from './offer.module.css';
import { useStatusTexts } from './texts.ts';

type Props = {
  appointment: ShownAppointment;
  token: string;
  onChange: (progress: ApplicationProgress) => void;
};

/** When and where to come, with whom and what; another day is asked for here. */
export function AppointmentSection({ appointment, token, onChange }: Props) {
  const texts = useStatusTexts().appointment;
  const language = useLanguage();
  const words = language === 'th' ? 'th' : 'en';
  const [changing, setChanging] = useState<'ask' | 'cancel'>();
  // What was typed is there again when the dialog is.
  const [notes, setNotes] = useState({ ask: '', cancel: '' });
  const { at, place, who, bring, askedAt, calendar } = appointment;
  const clock = thaiClock(new Date(at));
  const facts = [
    ['place', texts.place, placeLine(place, language)],
    ['who', texts.who, who],
    ['bring', texts.bring, bring],
  ] as const;
  const keep = () =>
    saveFile('appointment.ics', new Blob([calendar[words]], { type: 'text/calendar' }));
  return (
    <section className={styles.offer} data-state="made" aria-labelledby="appointment">
      <h2 id="appointment">{texts.title}</h2>
      <p className={styles.when}>
        {texts.when(dayInWords(clock.slice(0, 10), words), clock.slice(11, 16))}
      </p>
      <dl className={styles.facts}>
        {facts
          .filter(([, , value]) => value !== '')
          .map(([fact, label, value]) => (
            <div key={fact} data-fact={fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {askedAt && (
        <Alert kind="info">
          <p>{texts.asked(formatDate(askedAt, language))}</p>
        </Alert>
      )}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={keep}>
          {texts.calendar}
        </Button>
        <Button variant="secondary" onClick={() => setChanging('ask')}>
          {texts.ask}
        </Button>
        <Button variant="quiet" onClick={() => setChanging('cancel')}>
          {texts.cancel}
        </Button>
      </div>
      {changing && (
        <ChangeAppointment
          appointment={appointment}
          what={changing}
          token={token}
          note={notes[changing]}
          onNote={(note) => setNotes((all) => ({ ...all, [changing]: note }))}
          onDone={onChange}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  );
}
