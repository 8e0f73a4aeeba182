import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Applicant, Place } from '#contract/applications/applications.ts';
import type { CaseChoices, CaseMessage } from '#contract/cases/case-shapes.ts';
import type { NewsPreview, NewsWay } from '#contract/cases/news-preview.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { Satang } from '#contract/money.ts';
import type { Band } from '#contract/products/calculator.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import type { application } from './tables.ts';
import type { ToldNews } from './told-news.ts';

/** When an applicant likes to be called; minutes of the day, none where any hour will do. */
export type CallTime = { id: number; fromMinute: number | null; untilMinute: number | null };

/** What applications choose from, whoever looks. */
export type OfferedChoices = Omit<CaseChoices, 'networks'>;

/** A branch to meet in. */
type BranchPlace = {
  id: number;
  name: LocalizedText;
  address: LocalizedText;
  provinceCode: string;
  province: LocalizedText;
};

/** What other features know, handed in. */
export type CaseFacts = {
  readChoices: (db: Db) => Promise<OfferedChoices>;
  readCallTimes: (db: Db) => Promise<CallTime[]>;
  /** What a product lends to such an applicant. */
  findBand: (db: Db, productId: number, applicant: Applicant) => Promise<Band | undefined>;
  /** At what price it is lent to them today. */
  findTerms: (db: Db, productId: number, applicant: Applicant) => Promise<LoanTerms | undefined>;
  /** The most that the group of this user may approve; null: no limit. */
  approvesUpTo: (db: Db, userId: string) => Promise<Satang | null>;
  /** The names of an official code; undefined where there is none. An empty postcode takes the first. */
  findPlace: (subdistrictCode: string, postcode: string) => Promise<Place | undefined>;
  /** Everybody who may deal with applications. */
  listAssignees: (
    db: Db,
  ) => Promise<Array<{ userId: string; name: string; network: string | null }>>;
  /** Whether a user, by their id, belongs to a network. */
  isOfNetwork: (userId: SQLWrapper, network: SQLWrapper) => SQL;
  /** What users of these ids are called, also who is gone; who is not known is left out. */
  namePeople: (
    db: Db,
    userIds: readonly string[],
  ) => Promise<Array<{ userId: string; name: string; network: string | null }>>;
  /** What such a loan still needs besides the kinds of documents that are there. */
  findMissing: (
    db: Db,
    row: Pick<typeof application.$inferSelect, 'applicant' | 'productId'>,
    present: ReadonlyArray<number | null>,
  ) => Promise<Array<{ uploadTypeId: number; name: LocalizedText }>>;
  /** Branches that visitors see, by any part of their name or place; some of them. */
  searchBranches: (db: Db, search: string) => Promise<BranchPlace[]>;
  findBranch: (db: Db, id: number) => Promise<BranchPlace | undefined>;
  /** What a province is called; undefined where there is none of that code. */
  findProvince: (code: string) => Promise<LocalizedText | undefined>;
  /** The papers that are made of cases of such an applicant, with their texts. */
  readForms: (
    db: Db,
    applicant: Applicant,
  ) => Promise<Array<{ id: number; version: number; name: LocalizedText; body: LocalizedText }>>;
  /** How the house is called in contracts. */
  readLender: (db: Db) => Promise<{ name: LocalizedText; number: string; address: LocalizedText }>;
  policyVersion: (db: Db) => Promise<number>;
  /** Whether the house has a LINE account that is on. */
  hasLine: (db: Db) => Promise<boolean>;
  /** What an applicant would be told, word by word. */
  previewNews: (
    parts: Pick<StaffParts, 'db' | 'sealing' | 'parameters' | 'publicOrigin'>,
    row: typeof application.$inferSelect,
    told: ToldNews,
  ) => Promise<NewsPreview>;
  /** By which ways it would go. */
  waysOfNews: (
    parts: Pick<StaffParts, 'db' | 'sealing' | 'parameters' | 'publicOrigin'>,
    row: typeof application.$inferSelect,
    told: ToldNews,
  ) => Promise<readonly NewsWay[]>;
  /** What was mailed and texted to an applicant, newest first. */
  readMessages: (
    parts: Pick<StaffParts, 'db' | 'sealing'>,
    row: Pick<typeof application.$inferSelect, 'id' | 'personal' | 'policyVersion'>,
  ) => Promise<CaseMessage[]>;
};

export type CaseParts = Pick<StaffParts, 'db' | 'sealing' | 'parameters' | 'publicOrigin'> & {
  files: PrivateFiles;
  knowledge: CaseFacts;
};
