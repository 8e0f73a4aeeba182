import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Applicant, Pricing } from '#contract/applications/applications.ts';
import {
  APPLICATION_MOVES,
  type ApplicationMove,
  type ApplicationStatus,
} from '#contract/applications/states.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { bahtOf, type Satang, satang, satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { estimateLimit } from '#contract/products/calculator.ts';
import { checkDigit } from '#contract/thai/ids.ts';
import { findPlace } from '#server/addresses/places.ts';
import { dueAfter } from '#server/applications/moves.ts';
import { BLANK_PERSONAL, personalColumns } from '#server/applications/personal.ts';
import type {
  application,
  applicationDeed,
  applicationEvent,
} from '#server/applications/tables.ts';
import { newReference } from '#server/applications/values.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { DEMO } from './publishing.ts';
import { Applications } from './rows.ts';

export type Chosen = {
  /** By whom they lend to. */
  products: Record<Applicant, Array<{ id: number; name: LocalizedText }>>;
  convenientTimeIds: number[];
  guaranteeTypeIds: number[];
  rejectReasonIds: number[];
};
type Deed = Omit<typeof applicationDeed.$inferInsert, 'applicationId'>;
type Event = Omit<typeof applicationEvent.$inferInsert, 'applicationId'>;
export type DemoApplication = {
  row: typeof application.$inferInsert;
  deeds: Deed[];
  events: Event[];
};

const HOUR = 3_600_000;
const NETWORKS = [null, 'GSB', null, 'TIP', null, 'BCP', 'GSB'] as const;
const OFFICERS = ['officer', 'approver', null, 'officer'] as const;
/** How long each step of a life usually takes: a call, the papers, a visit, two signatures. */
const STEP_HOURS = [5, 22, 58, 90, 26, 9, 44];
const parameters = initialParameters();

const at = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** As many as the demo shows, ending at the moment it is loaded. */
export async function demoApplications(
  sealing: Sealing,
  chosen: Chosen,
  now: Date,
): Promise<DemoApplication[]> {
  const { lives, remarks, ...names } = readData('demo/applications.json', Applications);
  const all = lives.flatMap(({ moves, count }) => {
    const steps = moves.map((move) => ({
      move,
      to: APPLICATION_MOVES[move].to,
      remark: remarks[move] ?? '',
    }));
    return Array.from({ length: count }, (_, nth) => ({ steps, nth }));
  });
  return Promise.all(
    all.map((life, index) => write(sealing, { ...chosen, ...names }, now, life, index)),
  );
}

type Step = { move: ApplicationMove; to: ApplicationStatus; remark: string };
type Life = { steps: Step[]; nth: number };
type Names = Pick<z.infer<typeof Applications>, 'people' | 'companies' | 'places'>;

async function write(
  sealing: Sealing,
  chosen: Chosen & Names,
  now: Date,
  { steps, nth }: Life,
  index: number,
): Promise<DemoApplication> {
  const { people, companies, places } = chosen;
  const status = steps.at(-1)?.to ?? 'new';
  const place = await findPlace(at(places, index * 7));
  if (!place) throw new Error('A demo application lies nowhere.');
  const [prefix, firstName, lastName] = at(people, index * 3 + nth);
  const company = index % 9 === 4;
  const applicant = company ? 'company' : 'individual';
  const product = at(chosen.products[applicant], index);
  const network = at(NETWORKS, index);
  // The newest stand still in time, the older ones are late.
  const statusSince = new Date(now.getTime() - (2 + nth * 13 + steps.length * 5) * HOUR);
  const createdAt = new Date(statusSince.getTime() - hoursUntil(steps.length, nth) * HOUR);
  const market = satangOf(1_500_000 + ((index * 370_000) % 8_000_000));
  const prices = { government: satang(Math.round(market * 0.6)), market };
  const pricing = priced(prices, company);
  // Who looks at the land finds it worth a little less than its owner does.
  const checked =
    steps.length >= 4
      ? priced({ ...prices, market: satang(Math.round(market * 0.9)) }, company)
      : null;
  const claimedLimit = bahtOf(pricing.limit ?? satangOf(500_000));
  const limit = (checked ?? pricing).limit ?? satangOf(500_000);
  const decided = status === 'approval' || status === 'approved' || status === 'closed';
  const assignee = steps.length === 0 ? null : at(OFFICERS, index);
  const remark = steps.findLast((step) => step.remark)?.remark ?? '';
  const deedNo = String(10_000 + index * 137);
  return {
    row: {
      ...DEMO,
      clientId: randomUUID(),
      reference: newReference(),
      applicant,
      productId: product.id,
      productName: product.name,
      prefix,
      firstName,
      lastName,
      ...(company && { companyPrefix: 'บริษัท', companyName: `${at(companies, index)} จำกัด` }),
      ...personalColumns(sealing, personalOf(index, company)),
      provinceCode: place.province.code,
      place,
      refCode: network ? `${network}-${String(100 + index).padStart(4, '0')}` : '',
      network,
      channel: network && index % 2 === 0 ? 'partner' : index % 11 === 5 ? 'staff' : 'site',
      convenientTimeId: at([...chosen.convenientTimeIds, null], index),
      guaranteeTypeId: at(chosen.guaranteeTypeIds, index),
      guaranteeProvinceCode: place.province.code,
      askedAmount: satangOf(Math.round(claimedLimit / 100_000) * 100_000 || 300_000),
      askedMonths: at([60, 36, null, 48, 24], index),
      approvedAmount: decided ? limit : null,
      claimed: pricing,
      checked,
      ...(checked && {
        monthlyIncome: satangOf(60_000 + index * 2_500),
        monthlyDebts: satangOf((index % 5) * 4_000),
      }),
      deedNumbers: deedNo,
      status,
      statusSince,
      dueAt: dueAfter(parameters, status, statusSince),
      assignee,
      proposedBy: decided ? 'officer' : null,
      rejectReasonId: status === 'rejected' ? at(chosen.rejectReasonIds, nth) : null,
      remark,
      remarkAt: remark ? statusSince : null,
      language: index % 13 === 7 ? 'en' : 'th',
      policyVersion: 1,
      marketing: index % 3 === 0,
      createdAt,
      updatedAt: statusSince,
    },
    deeds: [
      {
        position: 0,
        guaranteeTypeId: at(chosen.guaranteeTypeIds, index),
        deedNo,
        landNo: String(12 + index),
        surveyPage: String(300 + index * 4),
        mapSheet: `51${index % 40} III ${6_800 + index}-4`,
        provinceCode: place.province.code,
        place,
        area: 20_000 + index * 3_150,
        governmentPrice: prices.government,
        marketPrice: prices.market,
      },
    ],
    events: timeline(steps, createdAt, limit, chosen, nth),
  };
}

/** Some go quicker than others. */
function hoursUntil(steps: number, nth: number): number {
  const usual = STEP_HOURS.slice(0, steps).reduce((sum, hours) => sum + hours, 0);
  return usual * (0.75 + (nth % 4) * 0.2);
}

function timeline(
  steps: Life['steps'],
  createdAt: Date,
  limit: Satang,
  { rejectReasonIds }: Chosen,
  nth: number,
): Event[] {
  const sent: Event = { at: createdAt, kind: 'sent', toStatus: 'new' };
  const moved = steps.map(({ move, to: toStatus, remark }, index): Event => {
    const money = move === 'propose' || move === 'approve' ? { amount: limit } : {};
    const reason = move === 'reject' ? { rejectReasonId: at(rejectReasonIds, nth) } : {};
    const actor = move === 'withdraw' ? null : move === 'approve' ? 'approver' : 'officer';
    return {
      at: new Date(createdAt.getTime() + hoursUntil(index + 1, nth) * HOUR),
      actor,
      kind: 'moved',
      fromStatus: steps[index - 1]?.to ?? 'new',
      toStatus,
      remark,
      detail: { move, ...money, ...reason },
    };
  });
  return [sent, ...moved];
}

function priced(
  { government, market }: { government: Satang; market: Satang },
  company: boolean,
): Pricing {
  const rule = {
    governmentPercent: parameters.calculator_government_percent,
    marketPercent: parameters.calculator_market_percent,
    rounding: parameters.calculator_rounding,
  };
  const band = company
    ? { minimum: 1_000_000, maximum: 50_000_000 }
    : { minimum: 300_000, maximum: 10_000_000 };
  const { outcome } = estimateLimit({ government, market }, rule, band);
  return {
    governmentPrice: government,
    marketPrice: market,
    ...rule,
    limit: outcome.kind === 'limit' ? satang(outcome.limit) : null,
  };
}

const fourDigits = (number: number) => String(number).padStart(4, '0');

/** Some apply from a telephone that another application came from. */
const householdOf = (index: number) => fourDigits(index % 20 === 19 ? index - 18 : index);

/** Right in form, and of nobody: numbers of a district that hands out no cards. */
function personalOf(index: number, company: boolean) {
  const tail = fourDigits(index);
  const numbered = (head: string) => `${head}${tail}${checkDigit(`${head}${tail}`)}`;
  return {
    ...BLANK_PERSONAL,
    idCard: numbered('19999000'),
    companyId: company ? numbered('09999000') : '',
    phone: `+6680000${householdOf(index)}`,
    email: index % 5 === 3 ? '' : `applicant${index + 1}@chanote.example`,
    lineId: index % 4 === 0 ? `demo${index + 1}` : '',
    birthday: `${1_962 + (index % 38)}-0${1 + (index % 9)}-1${index % 9}`,
    houseNo: `${1 + index}/${1 + (index % 12)}`,
    moo: String(1 + (index % 9)),
    ...(company && { contactFirstName: 'ผู้ประสานงาน', contactPhone: `+6680001${tail}` }),
  };
}
