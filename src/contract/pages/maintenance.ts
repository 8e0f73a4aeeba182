import { z } from 'zod';
import { LocalizedName } from '#contract/localized.ts';
import { localizedUpTo, requiredUpTo } from '#contract/localized-input.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { PictureId } from '#contract/pictures/media.ts';
import { EnglishTexts, PublishState } from '#contract/resource/publish-states.ts';
import { endsAfterStart, Position, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { RequiredRichText } from '#contract/rich-text/input.ts';
import { isSiteAddress, isWebAddress } from '#contract/site-address.ts';
import { parseCompanyId } from '#contract/thai/ids.ts';
import { COMPANY_LINKS, PAGE_KEYS } from './kinds.ts';

const LONGEST_ADDRESS = 2_000;
const address = (isFine: (text: string) => boolean, code: string) =>
  z.string().trim().min(1).max(LONGEST_ADDRESS).refine(isFine, { error: code });
const SiteAddress = address(isSiteAddress, 'invalid_address');

const listed = { position: Position, ...publishShape };
const IN_ORDER = ['position', 'name', 'updatedAt'] as const;
const BY_STATE = { state: PublishState, english: EnglishTexts };

const JobPosting = z.object({
  name: LocalizedName,
  detail: RequiredRichText,
  pictureId: PictureId,
  ...listed,
});

const Banner = z.object({
  name: LocalizedName,
  detail: localizedUpTo(300),
  /** What its button says. */
  action: requiredUpTo(60),
  href: SiteAddress,
  pictureId: PictureId,
  ...listed,
});

const Question = z.object({ name: LocalizedName, detail: RequiredRichText, ...listed });

const MenuLink = z.object({ name: requiredUpTo(80), href: SiteAddress, ...listed });

const PageText = z.object({
  key: z.enum(PAGE_KEYS),
  name: LocalizedName,
  summary: localizedUpTo(500),
  detail: RequiredRichText,
});
/** Of a policy: what changed is so much that whoever agreed before is asked again. */
const PageTextInput = PageText.extend({ askAgain: z.boolean().default(false) });

/** As people write it: digits, spaces, and the signs between them. */
const Telephone = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^\+?[\d\s().-]+$/);

const isEmailOrNone = (text: string) => text === '' || isEmail(text);

/** Empty, or the number that the register of companies knows it by. */
const RegistrationNumber = z
  .string()
  .trim()
  .max(40)
  .refine((text) => text === '' || parseCompanyId(text) !== null, { error: 'invalid_company_id' });

const Company = z.object({
  name: LocalizedName,
  /** As it stands in the register of companies. */
  registeredName: localizedUpTo(200),
  registrationNumber: RegistrationNumber,
  /** Who allows it to lend, in one line. */
  licence: localizedUpTo(300),
  address: localizedUpTo(500),
  officeHours: localizedUpTo(200),
  /** The first is the one to call. */
  telephones: z.array(Telephone).max(5),
  email: z.string().trim().max(200).refine(isEmailOrNone, { error: 'invalid_email' }),
  links: z
    .array(z.object({ kind: z.enum(COMPANY_LINKS), href: address(isWebAddress, 'invalid_link') }))
    .max(10),
});

/** What stands on the pages of the site besides articles, promotions and products. */
export const pageMaintenanceCalls = {
  ...defineResource({
    name: 'jobPosting',
    input: JobPosting.superRefine(endsAfterStart),
    row: JobPosting,
    sorts: IN_ORDER,
    filters: BY_STATE,
  }),
  ...defineResource({
    name: 'banner',
    input: Banner.superRefine(endsAfterStart),
    row: Banner,
    sorts: IN_ORDER,
    filters: BY_STATE,
  }),
  ...defineResource({
    name: 'question',
    input: Question.superRefine(endsAfterStart),
    row: Question,
    sorts: IN_ORDER,
    filters: BY_STATE,
  }),
  ...defineResource({
    name: 'menuLink',
    input: MenuLink.superRefine(endsAfterStart),
    row: MenuLink,
    sorts: IN_ORDER,
    filters: BY_STATE,
  }),
  /** Four pages and no others: each can be written once, and then changed. */
  ...defineResource({
    name: 'pageText',
    input: PageTextInput,
    row: PageText.extend({ askAgainFrom: z.int() }),
    sorts: ['name', 'updatedAt'],
    filters: {},
  }),
  /** One at most. */
  ...defineResource({
    name: 'company',
    input: Company,
    row: Company,
    sorts: ['name', 'updatedAt'],
    filters: {},
  }),
};
