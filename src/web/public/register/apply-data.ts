import type { HowLong } from '#contract/applications/how-long.ts';
import type { FieldErrors } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { Band, Rule } from '#contract/products/calculator.ts';
import { shortestMonths } from '#contract/products/quote.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Carried } from './carry-estimate.ts';
import type { Brought, Fields } from './fields.ts';

export type Product = {
  id: number;
  name: string;
  person?: Band | undefined;
  company?: Band | undefined;
  personTerms?: LoanTerms | undefined;
  companyTerms?: LoanTerms | undefined;
};

export type UploadType = {
  id: number;
  name: string;
  detail: string;
  individual: boolean;
  company: boolean;
  required: boolean;
  mostFiles: number;
  productIds: readonly number[];
};

type Named = { id: number; name: string };

/** What the page needs to know of the lender to ask the right questions. */
export type ApplyData = {
  carried: Carried | undefined;
  brought: Brought;
  /** Of the mailed link that goes on with a form. */
  resume: string | undefined;
  products: readonly Product[];
  rule: Rule;
  uploadTypes: readonly UploadType[];
  guaranteeTypes: readonly (Named & { productIds: readonly number[] })[];
  receiveChannels: readonly Named[];
  convenientTimes: readonly Named[];
  provinces: readonly { code: string; name: LocalizedText }[];
  howLong: HowLong;
  policyVersion: number;
  /** Who agreed to an older version agrees again. */
  policyAskedFrom: number;
  mostBytes: number;
  /** How old somebody who borrows has to be; 0: not asked about. */
  leastAge: number;
};

/** What a product lends to this applicant; nothing where it does not. */
export function bandOf(
  product: Product | undefined,
  applicant: 'individual' | 'company',
): Band | undefined {
  return applicant === 'company' ? product?.company : product?.person;
}

/** The product that is applied for, where it is offered to this applicant. */
export function chosenProduct(
  products: readonly Product[],
  { applicant, productId }: Pick<Fields, 'applicant' | 'productId'>,
): Product | undefined {
  const product = products.find(({ id }) => String(id) === productId);
  return bandOf(product, applicant) && product;
}

/** What is wrong with the product, by the codes of the server. */
export function checkProduct(
  products: readonly Product[],
  fields: Pick<Fields, 'applicant' | 'productId'>,
): FieldErrors {
  if (chosenProduct(products, fields)) return {};
  if (fields.productId === '') return { productId: 'required' };
  const known = products.some(({ id }) => String(id) === fields.productId);
  return { productId: known ? 'not_offered' : 'closed' };
}

/** The kind of land, where the product is secured by it; of another one, chosen before, it may not be. */
export function guaranteeTypeOf(
  { guaranteeTypes }: Pick<ApplyData, 'guaranteeTypes'>,
  { guaranteeTypeId, productId }: Pick<Fields, 'guaranteeTypeId' | 'productId'>,
) {
  const type = guaranteeTypes.find(({ id }) => String(id) === guaranteeTypeId);
  return type && isAskedFor(type, productId) ? type : undefined;
}

/** For how long such a loan may run, in full years and at the longest; what was asked for as well. */
export function monthsFor(
  product: Product | undefined,
  { applicant, askedMonths }: Pick<Fields, 'applicant' | 'askedMonths'>,
): number[] {
  const terms = applicant === 'company' ? product?.companyTerms : product?.personTerms;
  const longest = terms?.longestMonths ?? 0;
  const years = Array.from({ length: Math.floor(longest / 12) }, (_, year) => (year + 1) * 12);
  const all = new Set([...years, longest, Number(askedMonths)]);
  const shortest = terms ? shortestMonths(terms) : 1;
  return [...all].filter((months) => months >= shortest).sort((a, b) => a - b);
}

export function isAskedFor(
  { productIds }: { productIds: readonly number[] },
  productId: string,
): boolean {
  return productIds.length === 0 || productIds.includes(Number(productId));
}

/** The documents that are asked for with this product from this applicant. */
export function typesFor(
  types: readonly UploadType[],
  { productId, applicant }: { productId: string; applicant: 'individual' | 'company' },
): UploadType[] {
  return types.filter((type) => type[applicant] && isAskedFor(type, productId));
}
