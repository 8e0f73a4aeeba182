import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OFFER_WORDS, offerFacts } from '#contract/applications/offer-words.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Facts, Section } from '../application-record/section.tsx';
import type { Change } from '../application-record/use-case.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { StatusWord } from '../states/status-word.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OFFER_TONES } from './offer-tones.ts';
import styles from './offers.module.css';
import { useOfferTexts } from './texts.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = { resource: StaffResource; record: CaseDetails; change: Change };

/** What is offered, what became of it, and what shows that. */
export function OffersSection({ resource, record, change }: Props) {
  const texts = useOfferTexts();
  const [open, setOpen] = useState<'make' | CaseOffer>();
  const query = useQuery({
    queryKey: ['application', 'offers', resource, record.id],
    queryFn: async () => (await callAsUser('application/offers', { resource, id: record.id })).data,
  });
  const { offers = [], makes = false } = query.data ?? {};
  const waits = offers[0]?.state === 'made';
  const terms = record.decision.terms;
  // Of what was never approved there is nothing to tell.
  if (query.data && offers.length === 0 && !makes) return null;
  return (
    <Section
      title={texts.title}
      actions={
        makes &&
        terms && (
          <Button
            size="compact-md"
            variant={waits ? 'default' : 'filled'}
            onClick={() => setOpen('make')}
          >
            {waits ? texts.makeAnew : texts.make}
          </Button>
        )
      }
    >
      {query.isPending && <Loading lines={2} />}
      {query.isLoadingError && <Problem of={query} />}
      {makes && offers.length === 0 && (
        <p className={styles.small}>
          <Prose>{terms ? texts.none : texts.noTerms}</Prose>
        </p>
      )}
      {offers.map((offer) => (
        <Offer key={offer.offerId} offer={offer} people={record.people}>
          {makes && offer.state === 'made' && (
            <Button size="compact-md" variant="subtle" color="red" onClick={() => setOpen(offer)}>
              {texts.withdraw}
            </Button>
          )}
        </Offer>
      ))}
      {open === 'make' && query.data && terms && (
        <OfferDialog
          record={record}
          terms={terms}
          standing={query.data}
          change={change}
          onClose={() => setOpen(undefined)}
        />
      )}
      {typeof open === 'object' && (
        <WithdrawDialog
          id={record.id}
          offer={open}
          change={change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

type OfferProps = { offer: CaseOffer; people: CasePeople; children: ReactNode };

function Offer({ offer, people, children }: OfferProps) {
  const texts = useOfferTexts();
  const language = useLanguage();
  const words = OFFER_WORDS[language === 'th' ? 'th' : 'en'];
  const { state, madeBy, madeAt, settledAt, settledBy, reason, evidence } = offer;
  const told = [
    texts.madeBy(nameIn(people, madeBy), formatTime(madeAt, language)),
    settledAt &&
      `${words.states[state]} ${
        settledBy
          ? texts.settledBy(nameIn(people, settledBy), formatTime(settledAt, language))
          : texts.settled(formatTime(settledAt, language))
      }`,
    reason && texts.reason(reason),
  ].filter(Boolean);
  return (
    <details className={styles.offer} open={state === 'made' || state === 'accepted'}>
      <summary>
        <span>{texts.number(offer.number)}</span>
        <StatusWord tone={OFFER_TONES[state]}>{words.states[state]}</StatusWord>
      </summary>
      <p className={styles.small}>
        <Prose>{told.join(' · ')}</Prose>
      </p>
      <Facts
        facts={offerFacts(offer, language === 'th' ? 'th' : 'en').map(({ label, value }) => [
          label,
          value,
        ])}
      />
      {evidence && <Evidence evidence={evidence} />}
      {children}
    </details>
  );
}

/** What shows that it was the applicant, and what they read. */
function Evidence({ evidence }: { evidence: NonNullable<CaseOffer['evidence']> }) {
  const texts = useOfferTexts();
  const language = useLanguage();
  return (
    <div className={styles.evidence}>
      <h3>{texts.evidence}</h3>
      <Facts
        facts={[
          [texts.answeredAt, formatTime(evidence.at, language)],
          [texts.sentTo, `${texts.ways[evidence.way]} ${evidence.sentTo}`],
          [texts.address, evidence.address],
          [texts.userAgent, evidence.userAgent],
          [texts.codeId, evidence.codeId],
        ]}
      />
      <details>
        <summary>{texts.wording}</summary>
        <blockquote lang={evidence.language} className={styles.wording}>
          {evidence.wording}
        </blockquote>
      </details>
    </div>
  );
}
