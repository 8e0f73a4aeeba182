import {
  differingFields,
  SHEET_PARTS,
  sheetOf,
  shownSheet,
} from '#contract/applications/decision.ts';
import type { DecisionSheet, KeptSheet } from '#contract/applications/decision-shapes.ts';
import { findingsIn, SHEET_WORDS } from '#contract/applications/sheet-words.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { localize } from '#contract/localized.ts';
import { measuresOf } from '#server/applications/measures.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { wholeName } from '#server/applications/rules.ts';
import { openPaper, type Paper } from '#server/paper/page.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { findProposal } from './details.ts';
import { paperFormats } from './paper-formats.ts';
import { PDF_TEXTS } from './pdf-texts.ts';
import { readPeople } from './people.ts';

type Language = keyof typeof PDF_TEXTS;

/** Everything that a decision rests on, on one page: as it was approved, else as it is now. */
export async function printDecision(
  parts: CaseParts,
  row: Case,
  language: Language,
  viewer: Viewer,
): Promise<AsyncIterable<Uint8Array>> {
  const { db, parameters, knowledge } = parts;
  const people = await readPeople(parts, row, viewer);
  const { facts, rules } = await measuresOf(db, await parameters(), row, knowledge);
  const { proposed, approved } = row.decisionSheets ?? {};
  const now = sheetOf(facts, rules, row.approvedAmount ?? row.askedAmount);
  const shown = shownSheet(row.status, row.decisionSheets, now);
  const words = SHEET_WORDS[language];
  const texts = PDF_TEXTS[language];
  const { moment } = paperFormats(language);
  const paper = await openPaper({ Title: `${words.title} ${row.reference}` });
  paper.title(`${words.title} ${row.reference}`);
  paper.quiet(texts.printed(nameIn(people, viewer.name), moment(new Date().toISOString())));
  paper.quiet(
    [wholeName(row), localize(row.productName, language), texts.statuses[row.status]].join(' · '),
  );
  writeSheet(paper, shown, language);
  const signed = [
    [words.proposedBy, proposed],
    [words.approvedBy, approved],
  ] as const;
  paper.section(words.parts.people);
  for (const [label, kept] of signed)
    paper.field(label, kept ? signature(kept, people, moment) : '–');
  // Of a proposal that was taken back nothing is told.
  const reason = (proposed || approved) && (await findProposal(db, row.id))?.reason;
  if (reason) paper.field(words.reason, reason);
  if (row.financesNote) paper.field(words.note, row.financesNote);
  if (proposed) writeChanges(paper, proposed.sheet, shown, language);
  return paper.finish(
    (page, pages) => `${texts.private} · ${row.reference} · ${texts.page(page, pages)}`,
  );
}

const signature = ({ by, at }: KeptSheet, people: CasePeople, moment: (iso: string) => string) =>
  `${by === null ? '–' : nameIn(people, by)} · ${moment(at)}`;

function writeSheet(paper: Paper, sheet: DecisionSheet, language: Language): void {
  const words = SHEET_WORDS[language];
  const { date } = paperFormats(language);
  for (const { part, fields } of SHEET_PARTS) {
    paper.section(words.parts[part]);
    paper.pairs(
      fields.map((field) => [words.fields[field], words.value(field, sheet, date)] as const),
    );
  }
  const findings = findingsIn(`${sheet.refused} ${sheet.warned}`);
  paper.section(words.parts.policy);
  if (findings.length === 0) paper.paragraph(words.nothingAgainst);
  for (const finding of findings) paper.paragraph(`• ${words.finding(finding, sheet)}`);
}

function writeChanges(
  paper: Paper,
  before: DecisionSheet,
  after: DecisionSheet,
  language: Language,
): void {
  const words = SHEET_WORDS[language];
  const { date } = paperFormats(language);
  const changed = differingFields(before, after);
  paper.section(words.parts.changed);
  if (changed.length === 0) paper.paragraph(words.unchanged);
  paper.pairs(
    changed.map((field) => [
      words.fields[field],
      words.fromTo(words.value(field, before, date), words.value(field, after, date)),
    ]),
  );
}
