import type { th } from './goods-texts.th.ts';

export const en: typeof th = {
  order: 'Whole order',
  productName: 'Product',
  detailCount: 'Parts of the page',
  limitCount: 'Credit limits',
  provinceName: 'Province',
  districtName: 'District',
  headerName: 'Group of documents',
  documentCount: 'Documents',
  file: 'File',
};
