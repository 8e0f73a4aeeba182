import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OFFER_WORDS, offerFacts } from '#contract/applications/offer-words.ts';
import type { OutputOf } from '#contract/calls.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Facts, Section } from '../application-record/section.tsx';
import type { Change } from '../application-record/use-case.ts';
import { OFFER_TONES } from '../applications/offer-tones.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { StatusWord } from '../states/status-word.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferEvidence } from './offer-evidence.tsx';
import styles from './offers.module.css';
import { useOfferTexts } from './texts.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = {
  resource: StaffResource;
  record: CaseDetails;
  change: Change;
  /** Where not, only what was opened before stays, with what is typed in it. */
  shown: boolean;
};
type Standing = OutputOf<'application/offers'>['data'];
type Opened =
  | { act: 'make'; terms: LoanTerms; standing: Standing }
  | { act: 'withdraw' | 'answer'; offer: CaseOffer };

/** What is offered, what became of it, and what shows that. */
export function OffersSection({ resource, record, change, shown }: Props) {
  const texts = useOfferTexts();
  const [open, setOpen] = useState<Opened>();
  const query = useQuery({
    queryKey: ['application', 'offers', resource, record.id],
    queryFn: async () => (await callAsUser('application/offers', { resource, id: record.id })).data,
    enabled: shown,
  });
  const { offers = [], makes = false } = query.data ?? {};
  const waits = offers[0]?.state === 'made';
  const terms = record.decision.terms;
  // Of what was never approved there is nothing to tell.
  const told = shown && !(query.data && offers.length === 0 && !makes);
  const section = told && (
    <Section
      title={texts.title}
      actions={
        query.data &&
        makes &&
        terms && (
          <Button
            size="compact-md"
            variant={waits ? 'default' : 'filled'}
            onClick={() => setOpen({ act: 'make', terms, standing: query.data })}
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
            <Group gap="xs">
              <Button
                size="compact-md"
                variant="default"
                onClick={() => setOpen({ act: 'answer', offer })}
              >
                {texts.counter.open}
              </Button>
              <Button
                size="compact-md"
                variant="subtle"
                color="red"
                onClick={() => setOpen({ act: 'withdraw', offer })}
              >
                {texts.withdraw}
              </Button>
            </Group>
          )}
        </Offer>
      ))}
    </Section>
  );
  return (
    <>
      {section}
      {open && (
        <OpenDialog
          open={{ ...open, ...(terms && { terms }), ...(query.data && { standing: query.data }) }}
          record={record}
          change={change}
          over={!shown || !makes}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

type OpenProps = Pick<Props, 'record' | 'change'> & {
  open: Opened;
  over: boolean;
  onClose: () => void;
};

/** It stays as it was opened, whatever becomes of the case: something may be typed in it. */
function OpenDialog({ open, record, change, over, onClose }: OpenProps) {
  switch (open.act) {
    case 'make':
      return <OfferDialog {...{ record, change, over, onClose }} {...open} />;
    case 'answer':
      return <CounterDialog {...{ record, change, onClose }} offer={open.offer} />;
    case 'withdraw':
      return <WithdrawDialog {...{ change, onClose }} id={record.id} offer={open.offer} />;
  }
}

type OfferProps = { offer: CaseOffer; people: CasePeople; children: ReactNode };

function Offer({ offer, people, children }: OfferProps) {
  const texts = useOfferTexts();
  const language = useLanguage();
  const words = OFFER_WORDS[language === 'th' ? 'th' : 'en'];
  const { state, madeBy, madeAt, settledAt, settledBy, reason, evidence } = offer;
  const settled = (at: string) => {
    const time = formatTime(at, language);
    if (!settledBy) return texts.settled(time);
    const by = evidence ? texts.counter.recorded : texts.settledBy;
    return by(nameIn(people, settledBy), time);
  };
  const told = [
    texts.madeBy(nameIn(people, madeBy), formatTime(madeAt, language)),
    settledAt && `${words.states[state]} ${settled(settledAt)}`,
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
      {evidence && <OfferEvidence evidence={evidence} people={people} />}
      {children}
    </details>
  );
}
