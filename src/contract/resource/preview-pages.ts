import { PAGE_KEYS, TEXT_PAGES } from '#contract/pages/kinds.ts';
import type { MaintainedName } from './windows.ts';

type Values = Record<string, unknown>;

/** On which public page a thing can be seen; where the address names no record, it is the thing's. */
const PREVIEW_PAGES: Partial<Record<MaintainedName, (values: Values) => string | undefined>> = {
  article: () => '/Article',
  promotion: () => '/Promotion',
  product: () => '/Product',
  productDetail: ({ productId }) => `/Product?id=${Number(productId)}`,
  creditLimit: ({ productId }) => `/Product?id=${Number(productId)}`,
  productTerms: ({ productId }) => `/Product?id=${Number(productId)}`,
  pageText: ({ key }) => {
    const page = PAGE_KEYS.find((one) => one === key);
    return page && TEXT_PAGES[page];
  },
  question: () => '/',
  banner: () => '/',
  jobPosting: () => '/workWithUs',
  menuLink: () => '/',
  documentHeader: () => '/DocumentDownload',
  document: () => '/DocumentDownload',
};

export function hasPreview(resource: MaintainedName): boolean {
  return resource in PREVIEW_PAGES;
}

export function previewPage(resource: MaintainedName, values: Values): string | undefined {
  return PREVIEW_PAGES[resource]?.(values);
}
