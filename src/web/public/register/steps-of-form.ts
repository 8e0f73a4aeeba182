/** The way through the application, one group of questions each. */
export const STEPS = ['start', 'about', 'address', 'land', 'documents', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The address shows the step, so that the back button of a telephone leads one step back. */
export function stepIn(hash: string): Step | undefined {
  return STEPS.find((step) => hash === `#${step}`);
}

/** Nobody gets ahead of the questions by an address. */
export function boundStep(asked: Step, furthest: Step): Step {
  return STEPS.indexOf(asked) > STEPS.indexOf(furthest) ? furthest : asked;
}

export function laterStep(one: Step, other: Step): Step {
  return STEPS.indexOf(one) > STEPS.indexOf(other) ? one : other;
}

export function nextStep(step: Step): Step {
  return STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)] ?? step;
}

/** The step that a field of the contract is asked in. */
export function stepOfField(field: string): Step {
  const [name = ''] = field.split('.');
  if (name === 'productId' || name === 'applicant') return 'start';
  if (ADDRESS.has(name)) return 'address';
  if (LAND.has(name)) return 'land';
  if (name === 'files') return 'documents';
  return REVIEW.has(name) ? 'review' : 'about';
}

const ADDRESS = new Set([
  'province',
  'district',
  'subdistrict',
  'postcode',
  'houseNo',
  'moo',
  'trok',
  'soi',
  'road',
]);
const LAND = new Set([
  'deeds',
  'askedAmount',
  'askedMonths',
  'guaranteeTypeId',
  'guaranteeProvince',
  'governmentPrice',
  'marketPrice',
]);
const REVIEW = new Set(['refCode', 'policy', 'policyVersion', 'marketing', 'language', 'id']);
