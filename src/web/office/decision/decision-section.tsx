import { Button, Table } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmountFinding } from '#contract/applications/amounts.ts';
import {
  differingFields,
  SHEET_PARTS,
  sheetOf,
  shownSheet,
} from '#contract/applications/decision.ts';
import type { DecisionSheet, SheetField } from '#contract/applications/decision-shapes.ts';
import { findingsIn } from '#contract/applications/sheet-words.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { satangOf } from '#contract/money.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Parts } from '../application-record/parts.tsx';
import { Section } from '../application-record/section.tsx';
import { type Change, useNotifyFailure } from '../application-record/use-case.ts';
import { downloadAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import styles from './decision.module.css';
import { FinancesDialog } from './finances-dialog.tsx';
import { useDecisionTexts } from './texts.ts';
import { useSheetWords } from './use-sheet-words.ts';

type Props = { resource: StaffResource; record: CaseDetails; change: Change; editable: boolean };

/** Which figure each finding is about, to mark it. */
const ABOUT: Partial<Record<SheetField, readonly AmountFinding[]>> = {
  ltv: ['above_ltv', 'no_value'],
  dsr: ['above_dsr', 'no_income'],
  appraised: ['no_visit', 'land_refused'],
  months: ['outside_terms'],
  rate: ['below_terms'],
  amount: ['no_band', 'above_band', 'below_band', 'above_limit', 'above_tier'],
};

/** Everything that a decision rests on, side by side; to who approves also what changed since. */
export function DecisionSection({ resource, record, change, editable }: Props) {
  const texts = useDecisionTexts();
  const words = useSheetWords();
  const language = useLanguage();
  const notifyFailure = useNotifyFailure();
  const [editing, setEditing] = useState(false);
  const { decision, measures, decisionSheets, status } = record;
  const baht = record.approvedAmount ?? record.askedAmount;
  const now = sheetOf(
    { ...decision, upTo: null },
    measures.rules,
    baht === null ? null : satangOf(baht),
  );
  const sheet = shownSheet(status, decisionSheets, now);
  const { proposed, approved } = decisionSheets ?? {};
  const written = language === 'th' ? 'th' : 'en';
  // What was proposed says it beside the proposal; what is decided asks for no reason any more.
  const weighs = isOpenStatus(status) && !record.proposal && record.offerState !== 'accepted';
  const print = useMutation({
    mutationFn: () =>
      downloadAsUser('application/decisionPdf', { resource, id: record.id, language: written }),
    onSuccess: (file) => saveFile(`${record.reference}-decision-${written}.pdf`, file),
    onError: notifyFailure,
  });
  const nameOf = ({ by }: { by: string | null }) => (by ? nameIn(record.people, by) : '–');
  const told = [
    baht === null && texts.noAmount,
    baht !== null && record.approvedAmount === null && texts.notProposed,
    proposed && texts.proposedBy(nameOf(proposed), formatTime(proposed.at, language)),
    sheet !== now &&
      approved &&
      texts.asApproved(nameOf(approved), formatTime(approved.at, language)),
    record.financesNote && texts.note(record.financesNote),
  ].filter(Boolean);
  return (
    <Section
      title={words.title}
      actions={
        <>
          {editable && (
            <Button variant="default" size="compact-md" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-md"
            loading={print.isPending}
            onClick={() => print.mutate()}
          >
            {texts.pdf}
          </Button>
        </>
      }
    >
      {told.length > 0 && (
        <p className={styles.small}>
          <Parts of={told} />
        </p>
      )}
      <div className={styles.parts}>
        {SHEET_PARTS.map(({ part, fields }) => (
          <div key={part}>
            <h3>{words.parts[part]}</h3>
            <Figures fields={fields} sheet={sheet} />
          </div>
        ))}
      </div>
      {weighs && <Findings sheet={sheet} />}
      {proposed && status === 'approval' && <Changes before={proposed.sheet} after={now} />}
      {editing && (
        <FinancesDialog record={record} change={change} onClose={() => setEditing(false)} />
      )}
    </Section>
  );
}

function Figures({ fields, sheet }: { fields: readonly SheetField[]; sheet: DecisionSheet }) {
  const words = useSheetWords();
  const found = findingsIn(`${sheet.refused} ${sheet.warned}`);
  const isWrong = (field: SheetField) => ABOUT[field]?.some((one) => found.includes(one));
  return (
    <dl className={styles.figures}>
      {fields.map((field) => (
        <div key={field} data-wrong={isWrong(field) || undefined}>
          <dt>{words.fields[field]}</dt>
          <dd>
            <Prose>{words.value(field, sheet)}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What speaks against the amount, by the house’s rules. */
function Findings({ sheet }: { sheet: DecisionSheet }) {
  const texts = useDecisionTexts();
  const words = useSheetWords();
  const kinds = [
    ['red', texts.refused, findingsIn(sheet.refused)],
    ['yellow', texts.warned, findingsIn(sheet.warned)],
  ] as const;
  return kinds.map(
    ([color, title, findings]) =>
      findings.length > 0 && (
        <Notice key={color} color={color} title={title}>
          <ul className={styles.list}>
            {findings.map((finding) => (
              <li key={finding}>{words.finding(finding, sheet)}</li>
            ))}
          </ul>
        </Notice>
      ),
  );
}

/** Field by field, what is not as it was when it was proposed. */
function Changes({ before, after }: { before: DecisionSheet; after: DecisionSheet }) {
  const texts = useDecisionTexts();
  const words = useSheetWords();
  const fields = differingFields(before, after);
  return (
    <div>
      <h3>{words.parts.changed}</h3>
      {fields.length === 0 ? (
        <p className={styles.small}>
          <Prose>{words.unchanged}</Prose>
        </p>
      ) : (
        <div className={styles.scroll}>
          <Table verticalSpacing={4} aria-label={words.parts.changed}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.field}</Table.Th>
                <Table.Th>{texts.before}</Table.Th>
                <Table.Th>{texts.now}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map((field) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">
                    <Prose>{words.fields[field]}</Prose>
                  </Table.Th>
                  <Table.Td>
                    <Prose>{words.value(field, before)}</Prose>
                  </Table.Td>
                  <Table.Td>
                    <Prose>{words.value(field, after)}</Prose>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </div>
  );
}
