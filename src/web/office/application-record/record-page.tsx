import type { ApplicationStatus } from '#contract/applications/states.ts';
import type { CaseDetails, CaseResource } from '#contract/cases/case-shapes.ts';
import { useKeys } from '../applications/use-keys.ts';
import type { Neighbours } from '../applications/use-neighbours.ts';
import { AppointmentsSection } from '../appointments/appointments-section.tsx';
import { AppraisalsSection } from '../appraisals/appraisals-section.tsx';
import { ContractPapersSection } from '../contract-forms/papers-section.tsx';
import { DecisionSection } from '../decision/decision-section.tsx';
import { OffersSection } from '../offers/offers-section.tsx';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { CostSection } from './cost-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeedsSection } from './deeds-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { NewsNotice } from './news-notice.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import styles from './record.module.css';
import { RecordHead } from './record-head.tsx';
import { StepsSection } from './steps-section.tsx';
import { Timeline } from './timeline.tsx';
import { useCase, useChange } from './use-case.ts';

type Props = {
  resource: CaseResource;
  id: number;
  neighbours: Neighbours;
  onClose: () => void;
};

/** When its decision sheet is what is looked at first; what nobody decided has none. */
const DECIDES: Record<ApplicationStatus, 'now' | 'later' | 'never'> = {
  new: 'never',
  contacted: 'later',
  documents: 'later',
  appraisal: 'later',
  decision: 'now',
  approval: 'now',
  approved: 'now',
  rejected: 'later',
  cancelled: 'never',
  closed: 'now',
};

/** Once it was approved: what came of it is told before what it rests on. */
const HAS_OFFERS: ReadonlySet<ApplicationStatus> = new Set(['approved', 'closed', 'cancelled']);

/** One application with everything that belongs to it, on one screen. */
export function RecordPage(props: Props) {
  const { neighbours, onClose } = props;
  const query = useCase(props.resource, props.id);
  // Also while it is loading: who goes down a queue need not wait.
  useKeys({ J: () => neighbours.move(1), K: () => neighbours.move(-1), U: onClose });
  if (query.isError && !query.data) return <Problem of={query} page onClose={onClose} />;
  if (!query.data) return <Loading lines={10} />;
  return <CaseRecord {...props} record={query.data} />;
}

function CaseRecord({ resource, record, neighbours, onClose }: Props & { record: CaseDetails }) {
  const change = useChange(record.id);
  const staff = resource === 'application';
  const decides = resource === 'applicationPartner' ? 'never' : DECIDES[record.status];
  // What the applicant accepted is not weighed anew.
  const accepted = record.offerState === 'accepted';
  const weighs = staff && record.editable && !accepted;
  const sheet = resource !== 'applicationPartner' && (
    <DecisionSection resource={resource} record={record} change={change} editable={weighs} />
  );
  const offers = resource !== 'applicationPartner' && (
    <OffersSection
      resource={resource}
      record={record}
      change={change}
      shown={HAS_OFFERS.has(record.status)}
    />
  );
  return (
    <article aria-labelledby="record-name">
      <RecordHead
        resource={resource}
        record={record}
        change={change}
        neighbours={neighbours}
        onClose={onClose}
      />
      {staff && (
        <div className={styles.notice}>
          <NewsNotice record={record} />
          {!accepted && <ProposalNotice record={record} amount={record.approvedAmount} />}
          {offers}
          {decides === 'now' && sheet}
          <DuplicatesSection record={record} />
        </div>
      )}
      {decides === 'now' && !staff && (
        <div className={styles.notice}>
          {offers}
          {sheet}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <DataSection resource={resource} record={record} />
          <DeedsSection record={record} resource={resource} />
          {resource !== 'applicationPartner' && (
            <AppraisalsSection
              resource={resource}
              record={record}
              change={change}
              editable={staff && record.editable}
            />
          )}
          <PricingSection record={record} change={change} editable={weighs} />
          <CostSection record={record} />
          {decides === 'later' && sheet}
        </div>
        <div className={styles.column}>
          {resource !== 'applicationPartner' && (
            <AppointmentsSection resource={resource} record={record} change={change} />
          )}
          {staff && <StepsSection record={record} change={change} />}
          <DocumentsSection
            resource={resource}
            record={record}
            change={change}
            editable={record.editable}
          />
          <Timeline
            resource={resource}
            id={record.id}
            people={record.people}
            change={change}
            editable={staff && record.editable}
          />
          {resource !== 'applicationPartner' && HAS_OFFERS.has(record.status) && (
            <ContractPapersSection resource={resource} record={record} />
          )}
          {resource !== 'applicationPartner' && (
            <MessagesSection resource={resource} id={record.id} />
          )}
        </div>
      </div>
    </article>
  );
}
