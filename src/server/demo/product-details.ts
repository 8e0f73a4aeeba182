import { developmentDetails, redemptionDetails } from './product-details-land.ts';
import { companyDetails, personDetails } from './product-details-money.ts';
import type { DemoProductDetail } from './product-details-shared.ts';

/** The page of each product, in the order of `products`. */
export const productDetails: DemoProductDetail[][] = [
  personDetails,
  companyDetails,
  redemptionDetails,
  developmentDetails,
];
