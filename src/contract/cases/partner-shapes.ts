import { z } from 'zod';
import { Place } from '#contract/applications/applications.ts';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { RowFacts } from '#contract/resource/resource.ts';
import { Deed, PartnerRow } from './case-shapes.ts';

/**
 * What partners are told, name by name. Nothing comes here from the shapes of staff by itself: a
 * column that is new there stays unknown here until somebody writes it down.
 */
const Moment = z.iso.datetime();

/** A line of their list, without who of the lender last touched it. */
export const PartnerListed = RowFacts.omit({ updatedBy: true }).extend(PartnerRow.shape);

/**
 * What a branch of the network wrote down itself. Once it cannot change it any more, what staff put in
 * its place is told as of anybody: the telephone masked, the rest not at all.
 */
const Written = z.object({
  prefix: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyPrefix: z.string(),
  companyName: z.string(),
  phone: z.string(),
  email: z.string(),
  lineId: z.string(),
  place: Place,
  convenientTimeId: z.int().nullable(),
  guaranteeTypeId: z.int().nullable(),
  /** Prices only as long as nobody has begun with it: later ones are the lender’s. */
  deeds: z.array(Deed),
  language: z.enum(LANGUAGES),
  marketing: z.boolean(),
});

const PartnerFile = z.object({
  id: z.int(),
  /** Of which kind it is; empty where only its own name would tell. */
  documentName: LocalizedText,
  uploadedAt: Moment,
  /** Of what the viewer uploaded, who may open it; null: somebody else’s. */
  own: z.object({ name: z.string(), contentType: z.string(), bytes: z.number() }).nullable(),
});

export const PartnerDetails = PartnerRow.extend({
  id: z.int(),
  version: z.int(),
  anonymised: z.boolean(),
  /** Null: it came by the site, and its words are the applicant’s. */
  written: Written.nullable(),
  files: z.array(PartnerFile),
  editable: z.boolean(),
});
export type PartnerDetails = z.infer<typeof PartnerDetails>;

/** How far it has come: neither who moved it nor why. */
export const PartnerEvent = z.object({
  id: z.int(),
  at: Moment,
  kind: z.enum(['sent', 'moved', 'received']),
  fromStatus: PartnerRow.shape.status.nullable(),
  toStatus: PartnerRow.shape.status.nullable(),
});
export type PartnerEvent = z.infer<typeof PartnerEvent>;
