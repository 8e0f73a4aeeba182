import type { Pricing } from '#contract/applications/applications.ts';
import { companyOf, personOf } from '#contract/applications/names.ts';
import { OFFER_WORDS, offerFacts } from '#contract/applications/offer-words.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { localize } from '#contract/localized.ts';
import { satangOf } from '#contract/money.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import type { CaseParts, OfferedChoices } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { openPaper, type Paper } from '#server/paper/page.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { readDetails, readTimeline } from './details.ts';
import { listOffers } from './offers.ts';
import { paperFormats } from './paper-formats.ts';
import { addressOf, landOf, readLands, titleOf } from './paper-words.ts';
import { PDF_TEXTS, type PdfTexts } from './pdf-texts.ts';

type Language = keyof typeof PDF_TEXTS;
/** More than a case comes to; a paper has an end, and says so. */
const MOST_EVENTS = 1_000;

/** An application on paper, for the credit file. */
export async function printCase(
  parts: CaseParts,
  resource: StaffResource,
  row: Case,
  language: Language,
  viewer: Viewer,
): Promise<AsyncIterable<Uint8Array>> {
  const texts = PDF_TEXTS[language];
  const details = await readDetails(parts, resource, row, viewer);
  const timeline = await readTimeline(parts.db, { id: row.id, size: MOST_EVENTS }, viewer);
  const { rejectReasons, guaranteeTypes } = await parts.knowledge.readChoices(parts.db);
  const reason = rejectReasons.find(({ id }) => id === row.rejectReasonId)?.internalName ?? '';
  const paper = await openPaper({ Title: `${texts.title} ${row.reference}` });
  const write = writerOf(paper, texts, language, details.people);
  paper.title(`${texts.title} ${row.reference}`);
  paper.quiet(texts.printed(write.person(viewer.name), write.moment(new Date().toISOString())));
  writeApplication(write, details, reason);
  writeApplicant(write, details);
  writeLoan(write, details);
  writeDeeds(write, details, await readLands(details, parts.knowledge), guaranteeTypes);
  writeOffers(write, await listOffers(parts.db, parts.sealing, row), language);
  writeDocuments(write, details);
  writeTimeline(write, timeline);
  return paper.finish(
    (page, pages) => `${texts.private} · ${row.reference} · ${texts.page(page, pages)}`,
  );
}

type Writer = ReturnType<typeof writerOf>;

function writerOf(paper: Paper, texts: PdfTexts, language: Language, people: CasePeople) {
  const formats = paperFormats(language);
  return {
    texts,
    paper,
    language,
    date: formats.date,
    moment: formats.moment,
    baht: (told: number | null) => formats.baht(told === null ? null : satangOf(told)),
    person: (userId: string) => nameIn(people, userId),
    local: (text: Parameters<typeof localize>[0]) => localize(text, language),
    /** What is not known is not printed. */
    field(name: keyof PdfTexts['fields'], value: string) {
      if (value !== '') paper.field(texts.fields[name], value);
    },
    prices: (pricing: Pricing | null) =>
      pricing &&
      texts.prices(
        formatHundredths(pricing.governmentPrice),
        formatHundredths(pricing.marketPrice),
        pricing.limit === null ? texts.noLimit : texts.baht(formatHundredths(pricing.limit)),
      ),
  };
}

function writeApplication(
  { texts, paper, field, local, moment, person }: Writer,
  details: CaseDetails,
  reason: string,
) {
  paper.section(texts.sections.application);
  field('reference', details.reference);
  field('status', `${texts.statuses[details.status]} (${moment(details.statusSince)})`);
  field('sentAt', moment(details.createdAt));
  field('product', local(details.productName));
  field('channel', texts.channels[details.channel]);
  field('network', details.network ?? '');
  field('refCode', details.refCode);
  field('assignee', details.assignee ? person(details.assignee) : '');
  field('rejectReason', reason);
  field('remark', details.remark);
}

function writeApplicant({ texts, paper, field, date, language }: Writer, details: CaseDetails) {
  const { personal } = details;
  paper.section(texts.sections.applicant);
  field('company', companyOf(details));
  field('companyId', formatCompanyId(personal.companyId));
  field('name', personOf(details));
  field('idCard', formatIdCard(personal.idCard));
  field('birthday', date(personal.birthday));
  field('phone', formatThaiPhone(personal.phone));
  field('email', personal.email);
  field('lineId', personal.lineId);
  field('address', addressOf(details, language));
  const contact = `${personal.contactFirstName} ${personal.contactLastName}`.trim();
  if (contact === '' && personal.contactPhone === '') return;
  paper.section(texts.sections.contact);
  field('name', contact);
  field('phone', formatThaiPhone(personal.contactPhone));
  field('email', personal.contactEmail);
}

function writeLoan({ texts, paper, field, baht, prices }: Writer, details: CaseDetails) {
  paper.section(texts.sections.loan);
  field('asked', baht(details.askedAmount));
  field('askedMonths', details.askedMonths === null ? '' : texts.months(details.askedMonths));
  field('claimed', prices(details.claimed) ?? '');
  field('checked', prices(details.checked) ?? '');
  const decided = details.status === 'approved' || details.status === 'closed';
  field('approved', decided ? baht(details.approvedAmount) : '');
}

function writeDeeds(
  { texts, paper, language }: Writer,
  details: CaseDetails,
  lands: Awaited<ReturnType<typeof readLands>>,
  kinds: OfferedChoices['guaranteeTypes'],
) {
  if (lands.length === 0) return;
  paper.section(texts.sections.deeds);
  for (const land of lands) {
    const title = titleOf(land, details, kinds, language);
    paper.field(title, landOf(land, language).join(' · '));
  }
}

/** What was offered in full, and of an answer everything that shows whose it is. */
function writeOffers(
  { texts, paper, moment, person }: Writer,
  offers: readonly CaseOffer[],
  language: Language,
) {
  for (const offer of offers) {
    const words = OFFER_WORDS[language];
    const { evidence, settledAt, reason } = offer;
    paper.section(words.title(offer.reference, offer.number));
    paper.field(texts.offers.state, words.states[offer.state]);
    paper.field(texts.offers.made, `${person(offer.madeBy)} · ${moment(offer.madeAt)}`);
    for (const { label, value } of offerFacts(offer, language)) paper.field(label, value);
    if (settledAt) paper.field(texts.offers.settled, moment(settledAt));
    if (reason) paper.field(texts.offers.reason, reason);
    if (!evidence) continue;
    paper.field(texts.offers.answered, moment(evidence.at));
    if ('recordedBy' in evidence) {
      const { counter } = texts.offers;
      const { who, identified, note, file, recordedBy } = evidence;
      paper.field(counter.who, who);
      paper.field(counter.identified, [counter.identities[identified], note].join(' ').trim());
      if (file) paper.field(counter.file, file.name);
      paper.field(counter.recorded, person(recordedBy));
    } else {
      paper.field(texts.offers.from, `${evidence.address} · ${evidence.userAgent}`);
      paper.field(
        texts.offers.code,
        `${texts.offers.ways[evidence.way]} ${evidence.sentTo} · ${evidence.codeId}`,
      );
    }
    paper.field(texts.offers.wording, evidence.wording.replaceAll('\n', ' · '));
  }
}

function writeDocuments({ texts, paper, local, moment }: Writer, { files }: CaseDetails) {
  paper.section(texts.sections.documents);
  if (files.length === 0) paper.paragraph(texts.none);
  for (const file of files)
    paper.field(local(file.documentName), `${file.name} (${moment(file.uploadedAt)})`);
}

type Timeline = Awaited<ReturnType<typeof readTimeline>>;

function writeTimeline({ texts, paper, moment, person }: Writer, { events, more }: Timeline) {
  paper.section(texts.sections.timeline);
  if (more) paper.paragraph(texts.earlier);
  for (const event of events.toReversed()) {
    const status = event.toStatus ? `: ${texts.statuses[event.toStatus]}` : '';
    const what = event.detail.unreachable
      ? texts.unreachable
      : `${texts.events[event.kind]}${status}`;
    // Who wrote by the contact form is not proven.
    const nobody = event.kind === 'wrote' ? '' : texts.applicantActor;
    const who = event.actor === null ? nobody : person(event.actor);
    paper.field(moment(event.at), [what, who, event.remark].filter(Boolean).join(' · '));
  }
}
