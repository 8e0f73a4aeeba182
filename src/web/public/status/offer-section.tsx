import { useState } from 'react';
import type { OfferAnswer, OfferLanguage } from '#contract/applications/offer-kinds.ts';
import { OFFER_WORDS, offerFacts } from '#contract/applications/offer-words.ts';
import type { ApplicationProgress, ShownOffer } from '#contract/apply/apply.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AnswerOffer } from './answer-offer.tsx';
import styles from './offer.module.css';
import { useStatusTexts } from './texts.ts';
import { useOfferEntry } from './use-offer-entry.ts';

type Props = {
  offer: ShownOffer;
  token: string;
  onChange: (progress: ApplicationProgress) => void;
};

/** What is offered, in full, and the answer to it. */
export function OfferSection({ offer, token, onChange }: Props) {
  const texts = useStatusTexts().offer;
  const language: OfferLanguage = useLanguage() === 'th' ? 'th' : 'en';
  const [answer, setAnswer] = useState<OfferAnswer>();
  // Here, and not in the dialog: who closes it to read the offer again still holds the code.
  const entry = useOfferEntry(offer.ways[0]?.way);
  const made = offer.state === 'made';
  return (
    <section className={styles.offer} aria-labelledby="offer" data-state={offer.state}>
      <h2 id="offer">{texts.title}</h2>
      <State offer={offer} />
      {(made || offer.state === 'accepted') && (
        <>
          <p className={styles.number}>
            {OFFER_WORDS[language].title(offer.reference, offer.number)}
          </p>
          <dl className={styles.facts}>
            {offerFacts(offer, language).map(({ fact, label, value }) => (
              <div key={fact} data-fact={fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {made && offer.ways.length > 0 && (
        <div className={styles.answers}>
          <Button onClick={() => setAnswer('accept')}>{texts.accept}</Button>
          <Button variant="secondary" onClick={() => setAnswer('decline')}>
            {texts.decline}
          </Button>
        </div>
      )}
      {made && offer.ways.length === 0 && <p>{texts.noWay}</p>}
      {answer && (
        <AnswerOffer
          key={answer}
          offer={offer}
          answer={answer}
          entry={entry}
          language={language}
          token={token}
          onDone={onChange}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </section>
  );
}

/** What became of it. What comes next stands above, with the status. */
function State({ offer: { state, settledAt } }: Pick<Props, 'offer'>) {
  const texts = useStatusTexts().offer;
  const language = useLanguage();
  if (state === 'made') return <p>{texts.lead}</p>;
  const day = settledAt ? formatDate(settledAt, language) : '';
  return (
    <Alert kind={state === 'accepted' ? 'success' : 'info'}>
      <p>{texts.states[state](day)}</p>
    </Alert>
  );
}
