import { companyOf, personOf } from '#contract/applications/names.ts';
import { type OfferFact, offerFacts } from '#contract/applications/offer-words.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import type { FormField } from '#contract/contract-forms/form-fields.ts';
import { localize } from '#contract/localized.ts';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { readDetails } from './details.ts';
import { listOffers } from './offers.ts';
import { paperFormats } from './paper-formats.ts';
import { addressOf, landOf, readLands, titleOf } from './paper-words.ts';
import type { PDF_TEXTS } from './pdf-texts.ts';

/** A line to write on where the case does not say it. */
const TO_WRITE = '.'.repeat(24);
const BETWEEN = { th: ' ', en: ', ' };

export type FieldsIn = (language: keyof typeof PDF_TEXTS) => Record<FormField, string | null>;

/** What a case says for each field of a form: empty where it does not say it, null where it says that there is none. */
export async function contractFields(
  parts: CaseParts,
  row: Case,
  viewer: Viewer,
): Promise<FieldsIn> {
  const details = await readDetails(parts, 'application', row, viewer);
  const lender = await parts.knowledge.readLender(parts.db);
  const [maker] = await parts.knowledge.namePeople(parts.db, [viewer.name]);
  const officer = maker?.name || viewer.name;
  const offer = standingOffer(row, await listOffers(parts.db, parts.sealing, row));
  const { personal, contract } = details;
  const ofCompany = details.applicant === 'company';
  const person = personOf(details);
  const { guaranteeTypes } = await parts.knowledge.readChoices(parts.db);
  const lands = await readLands(details, parts.knowledge, { th: TO_WRITE, en: TO_WRITE });
  const approved = details.status === 'approved' || details.status === 'closed';
  return (language) => {
    const { date, baht } = paperFormats(language);
    const facts = new Map(offer && offerFacts(offer, language).map((fact) => [fact.fact, fact]));
    const offered = (fact: OfferFact) => facts.get(fact)?.value ?? '';
    const amount = approved ? details.approvedAmount : null;
    return {
      reference: details.reference,
      today: dayInWords(thaiDay(), language),
      lender: localize(lender.name, language),
      lenderNumber: formatCompanyId(lender.number),
      lenderAddress: localize(lender.address, language),
      applicant: ofCompany ? companyOf(details) : person,
      officialNumber: ofCompany
        ? formatCompanyId(personal.companyId)
        : formatIdCard(personal.idCard),
      birthday: date(personal.birthday),
      address: addressOf(details, language),
      phone: formatThaiPhone(personal.phone),
      email: personal.email,
      signer: person,
      product: localize(details.productName, language),
      amount: baht(offer?.amount ?? (amount === null ? null : satangOf(amount))),
      rate: offered('rate'),
      effectiveRate: offered('effective'),
      months: offered('months'),
      instalment: offered('instalment'),
      fees: offered('fees'),
      earlySettlement: offered('early'),
      lateInterest: offered('late'),
      conditions: offer ? offer.conditions || null : '',
      offeredOn: offer ? dayInWords(thaiDay(new Date(offer.madeAt)), language) : '',
      offerUntil: offered('validUntil'),
      deeds: numbered(
        lands.map((land) => {
          const deedNo = land.deedNo || TO_WRITE;
          const title = titleOf({ ...land, deedNo }, details, guaranteeTypes, language);
          return [title, ...landOf(land, language)].join(BETWEEN[language]);
        }),
      ),
      deedCount: lands.length === 0 ? '' : String(lands.length),
      contractNumber: contract?.number ?? '',
      paidOn: contract ? dayInWords(contract.paidOn, language) : '',
      paidAmount: contract ? baht(satangOf(contract.paidAmount)) : '',
      officer,
    };
  };
}

/** Each on a line of its own; of several it can be seen where the next one begins. */
const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => (lines.length > 1 ? `${place + 1}) ${line}` : line)).join('\n');

/** The newest, where it waits for its answer or was accepted; none of a decision that was undone. */
function standingOffer(
  { offerState }: Pick<Case, 'offerState'>,
  [newest]: readonly CaseOffer[],
): CaseOffer | undefined {
  const stands = newest?.state === 'accepted' || newest?.state === 'made';
  return offerState && stands ? newest : undefined;
}
