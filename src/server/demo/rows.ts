import { z } from 'zod';
import { APPLICATION_MOVES, type ApplicationMove } from '#contract/applications/states.ts';
import { articleMaintenanceCalls } from '#contract/articles/maintenance.ts';
import { documentMaintenanceCalls } from '#contract/documents/maintenance.ts';
import { LocalizedName } from '#contract/localized.ts';
import { pageMaintenanceCalls } from '#contract/pages/maintenance.ts';
import { productMaintenanceCalls } from '#contract/products/maintenance.ts';
import { productTermsCalls } from '#contract/products/terms.ts';
import { promotionMaintenanceCalls } from '#contract/promotions/maintenance.ts';
import { referenceCalls } from '#contract/reference/reference.ts';

/** What the files of `data/demo` hold: fields that keep the same rules as when staff send them. */
const CALLS = {
  ...articleMaintenanceCalls,
  ...documentMaintenanceCalls,
  ...pageMaintenanceCalls,
  ...productMaintenanceCalls,
  ...productTermsCalls,
  ...promotionMaintenanceCalls,
  ...referenceCalls,
};
const article = CALLS['article/add'].input.shape;
const promotion = CALLS['promotion/add'].input.shape;
const product = CALLS['product/add'].input.shape;
const productDetail = CALLS['productDetail/add'].input.shape;
const creditLimit = CALLS['creditLimit/add'].input.shape;
const productTerms = CALLS['productTerms/add'].input.shape;
const question = CALLS['question/add'].input.shape;
const menuLink = CALLS['menuLink/add'].input.shape;
const banner = CALLS['banner/add'].input.shape;
const jobPosting = CALLS['jobPosting/add'].input.shape;
const company = CALLS['company/add'].input.shape;
const documentHeader = CALLS['documentHeader/add'].input.shape;
const document = CALLS['document/add'].input.shape;
const uploadType = CALLS['uploadType/add'].input.shape;
const rejectReason = CALLS['rejectReason/add'].input.shape;
const convenientTime = CALLS['convenientTime/add'].input.shape;

/** Names the files of a row: its picture, and its text where that is long. */
const Key = z.string().regex(/^[a-z-]+$/);
const pictured = { key: Key, alt: LocalizedName };

const ArticleRow = z.strictObject({
  ...pictured,
  publishFrom: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
  name: article.name,
  summary: article.summary,
});

export const Categories = z.array(
  z.strictObject({ name: LocalizedName, articles: z.array(ArticleRow) }),
);

export const Promotions = z.array(
  z.strictObject({
    ...pictured,
    /** From the day of loading on, so that a demo installed next year is not stale. */
    validDays: z.strictObject({ from: z.int(), until: z.int() }),
    name: promotion.name,
    summary: promotion.summary,
  }),
);

const { name: partName, detail: partDetail } = productDetail;
const Part = z.strictObject({ name: partName, detail: partDetail });
const { productId: _, ...band } = creditLimit;
const { productId: __, published, publishUntil, publishFrom, ...terms } = productTerms;

export const Products = z.strictObject({
  bands: z.strictObject({ person: z.strictObject(band), company: z.strictObject(band) }),
  /** By the bands: who is lent to at what price; `since` days before the loading. */
  terms: z.array(z.strictObject({ ...terms, since: z.int() })),
  /** What is the same for every loan, so that no page says it differently. */
  commonParts: z.strictObject({ limit: Part, interest: Part, collateral: Part }),
  products: z.array(
    z.strictObject({
      ...pictured,
      name: product.name,
      summary: product.summary,
      bands: z.array(z.enum(['person', 'company'])),
      parts: z.array(z.union([z.enum(['limit', 'interest', 'collateral']), Part])),
    }),
  ),
});

export const Questions = z.array(z.strictObject({ name: question.name, detail: question.detail }));
export const MenuLinks = z.array(z.strictObject({ name: menuLink.name, href: menuLink.href }));
export const JobPostings = z.array(z.strictObject({ key: Key, name: jobPosting.name }));
export const CompanyRow = z.strictObject({
  name: company.name,
  registeredName: company.registeredName,
  registrationNumber: company.registrationNumber,
  licence: company.licence,
  address: company.address,
  officeHours: company.officeHours,
  email: company.email,
});

const advertising = { name: banner.name, detail: banner.detail, action: banner.action };

/** The first has no picture and so keeps the drawn sheet; the second advertises a promotion. */
export const Banners = z.strictObject({
  general: z.strictObject({ ...advertising, href: banner.href }),
  advertising: z.strictObject(advertising),
});

export const Documents = z.array(
  z.strictObject({
    name: documentHeader.name,
    remark: documentHeader.remark,
    documents: z.array(
      z.strictObject({
        file: z.string().regex(/^[a-z-]+\.pdf$/),
        name: document.name,
        remark: document.remark,
      }),
    ),
  }),
);

const named = { name: uploadType.name, detail: uploadType.detail };
const { individual, company: firm, required, mostFiles } = uploadType;

export const UploadTypes = z.array(
  z.strictObject({ ...named, individual, company: firm, required, mostFiles }),
);
/** Of the kinds that have nothing beside what all reference data has. */
export const References = z.array(z.strictObject(named));
export const RejectReasons = z.array(
  z.strictObject({ ...named, internalName: rejectReason.internalName }),
);
export const ConvenientTimes = z.array(
  z.strictObject({
    ...named,
    fromTime: convenientTime.fromTime,
    untilTime: convenientTime.untilTime,
  }),
);

const InBoth = z.strictObject({ th: z.string().min(1), en: z.string().min(1) });

export const Branches = z.strictObject({
  /** Street names that many Thai towns have; none points to a real branch. */
  streets: z.array(InBoth),
  hours: z.strictObject({ GSB: InBoth, TIP: InBoth, BCP: InBoth }),
  /** Where a province's town lies (to about 0.02°), and its telephone area. */
  towns: z.array(z.tuple([z.string().length(2), z.number(), z.number(), z.string()])),
});
export type Town = z.infer<typeof Branches>['towns'][number];

const Move = z.enum(Object.keys(APPLICATION_MOVES) as [ApplicationMove, ...ApplicationMove[]]);

export const Applications = z.strictObject({
  /** The title, the first name and the last. Nobody of these names has applied anywhere. */
  people: z.array(z.tuple([z.string(), z.string(), z.string()])),
  companies: z.array(z.string()),
  /** Subdistricts all over the country. */
  places: z.array(z.string().length(6)),
  /** What staff write when they make a move. */
  remarks: z.partialRecord(Move, z.string()),
  /** How an application came to where it is, and how many there are. */
  lives: z.array(z.strictObject({ moves: z.array(Move), count: z.int() })),
});
