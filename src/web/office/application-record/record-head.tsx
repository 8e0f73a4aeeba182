import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { applicantOf } from '#contract/applications/names.ts';
import type { CaseDetails, CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { formatAmount, formatDate, formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { DueWord } from '../applications/due-word.tsx';
import { ShortcutsHelp } from '../applications/shortcuts-help.tsx';
import { ApplicationStatusWord, PartnerStatusWord } from '../applications/status.tsx';
import type { Neighbours } from '../applications/use-neighbours.ts';
import { OthersEditing } from '../resource/others-editing.tsx';
import { usePresence } from '../resource/use-presence.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import { AssigneeField } from './assignee-field.tsx';
import { MovesBar } from './moves-bar.tsx';
import { Parts } from './parts.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  resource: CaseResource;
  record: CaseDetails;
  change: Change;
  neighbours: Neighbours;
  onClose: () => void;
};

/** Who and how it stands, what may be done now, and the way to the next one. */
export function RecordHead({ resource, record, change, neighbours, onClose }: Props) {
  const own = useCaseTexts();
  const { backToList } = useOfficeTexts().resource;
  const { applications: texts } = useOfficeTexts();
  const language = useLanguage();
  const staff = resource === 'application';
  const mayEdit = useCan()('RegisterMaint.edit') && staff;
  const others = usePresence('application', mayEdit ? record.id : undefined);
  const title = useRef<HTMLHeadingElement>(null);
  // From record to record by keys, the reading begins at the name each time.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const kept = useKeptFocus(title);
  return (
    <header className={styles.head} {...kept}>
      <div className={styles.bar}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onClose}
        >
          {backToList}
        </Button>
        <Group gap={4} wrap="nowrap">
          {resource !== 'applicationPartner' && (
            <PrintButton resource={resource} id={record.id} reference={record.reference} />
          )}
          <ShortcutsHelp of="record" />
          <ActionIcon
            size="lg"
            variant="subtle"
            aria-label={texts.shortcuts.previous}
            title={`${texts.shortcuts.previous} (K)`}
            disabled={!neighbours.hasPrevious}
            onClick={() => neighbours.move(-1)}
          >
            <IconChevronUp size={20} />
          </ActionIcon>
          {neighbours.place && (
            <span className={styles.place}>
              {formatNumber(neighbours.place.at)} / {formatNumber(neighbours.place.of)}
            </span>
          )}
          <ActionIcon
            size="lg"
            variant="subtle"
            aria-label={texts.shortcuts.next}
            title={`${texts.shortcuts.next} (J)`}
            disabled={!neighbours.hasNext}
            onClick={() => neighbours.move(1)}
          >
            <IconChevronDown size={20} />
          </ActionIcon>
        </Group>
      </div>
      <div className={styles.who}>
        <div className={styles.name}>
          <span className={styles.reference}>{record.reference}</span>
          <h1 id="record-name" ref={title} tabIndex={-1}>
            <Prose>{applicantOf(record)}</Prose>
          </h1>
          <p className={styles.line}>
            <Parts
              of={[
                texts.types[record.applicant],
                localize(record.productName, language),
                `${texts.received} ${formatTime(record.createdAt, language)}`,
              ]}
            />
          </p>
        </div>
        {staff && <MovesBar record={record} change={change} />}
      </div>
      <dl className={styles.state}>
        <div>
          <dt>{texts.status}</dt>
          <dd>
            {resource === 'applicationPartner' ? (
              <PartnerStatusWord status={record.status} />
            ) : (
              <ApplicationStatusWord status={record.status} offer={record.offerState} />
            )}
          </dd>
        </div>
        {record.dueAt && (
          <div>
            <dt>{texts.due}</dt>
            <dd>
              <DueWord dueAt={record.dueAt} />
            </dd>
          </div>
        )}
        {record.askedAmount !== null && (
          <div>
            <dt>{texts.asked}</dt>
            <dd>{formatAmount(record.askedAmount)}</dd>
          </div>
        )}
        {record.approvedAmount !== null && (
          <div>
            <dt>{record.status === 'approval' ? own.proposedAmount : texts.approvedAmount}</dt>
            <dd>{formatAmount(record.approvedAmount)}</dd>
          </div>
        )}
        {record.contract && (
          <div>
            <dt>{own.contract.number}</dt>
            <dd>
              <Parts
                of={[
                  record.contract.number,
                  formatDate(record.contract.paidOn, language),
                  formatAmount(record.contract.paidAmount),
                ]}
              />
            </dd>
          </div>
        )}
        {resource !== 'applicationPartner' && (
          <div>
            <dt id="assignee-label">{texts.assignee}</dt>
            <dd>
              <AssigneeField record={record} change={change} mayEdit={mayEdit} />
            </dd>
          </div>
        )}
      </dl>
      <OthersEditing others={others} />
    </header>
  );
}
