import type { MaintainedName } from '#contract/resource/names.ts';

type Call = (path: string, input: object) => Promise<{ data: { id: number } }>;

/** Two records that can be added, a change to the first, and values that are refused. */
export type Sample = {
  /** The first is found by this part of its name, the second is not. */
  search: string;
  inputs: [object, object];
  change: object;
  wrong: object;
};

const name = (th: string) => ({ th, en: `Sample ${th.length}` });
const FIRST = name('ตัวอย่างแรก');
const SECOND = name('=รายการที่สอง, "ทดลอง"');
const PUBLISHED = {
  published: true,
  publishFrom: '2026-01-02T03:04:00.000Z',
  publishUntil: '2027-01-01T00:00:00.000Z',
};

/** Of the fields that all records of a kind share, two records with the names. */
function sample(common: object, ofSecond: object = {}): Sample {
  return {
    search: 'อย่างแร',
    inputs: [
      { ...common, name: FIRST },
      { ...common, ...ofSecond, name: SECOND },
    ],
    change: { name: name('ตัวอย่างแรกแก้ไข') },
    wrong: { name: { th: '' } },
  };
}

const REFERENCE = { detail: { th: 'รายละเอียด' }, pictureId: null, position: 3, active: true };
const BRANCH = {
  street1: { th: '1 ถนนทดลอง' },
  hours: { th: 'จันทร์–ศุกร์ 8.30–15.30 น.' },
  tel: '02-000-1111 #5',
  provinceCode: '50',
  districtCode: '5001',
  postcode: '50000',
  latitude: 18.79,
  longitude: 98.99,
  ...PUBLISHED,
};

const RICH = { th: '<p>หนึ่ง <strong>สอง</strong></p>', en: '<p>One</p>' };

const product = { summary: { th: 'สรุป' }, pictureId: null, position: 5, ...PUBLISHED };
const addProduct = async (call: Call, of: string) =>
  (await call('product/add', { ...product, name: { th: `สินเชื่อของ ${of}` } })).data.id;

/** Rates and fees, as far as they are neither of a product nor published. */
export const TERMS = {
  individual: true,
  company: false,
  rateKind: 'fixed' as const,
  rateFrom: 6.99,
  rateTo: 8.995,
  uncheckedRateFrom: 8.99,
  uncheckedRateTo: 9.99,
  repayment: 'interest_first' as const,
  interestOnlyMonths: 12,
  longestMonths: 60,
  appraisalFee: 3_000,
  registrationPercent: 1,
  registrationCap: 200_000,
  stampPercent: 0.05,
  stampCap: 10_000,
  earlySettlementPercent: 3,
  earlySettlementMonths: 36,
  lateInterestPercent: 15,
};

/** A sample of every kind of thing whose sheets go out and come in; what it needs is added first. */
export const SAMPLES: Partial<Record<MaintainedName, (call: Call) => Promise<Sample> | Sample>> = {
  groups: async (call) => {
    const profile = { name: { th: 'โปรไฟล์ต้นแบบ' }, permissions: ['RegisterMaintPartner.view'] };
    const profileIds = [(await call('profiles/add', profile)).data.id];
    return sample(
      {
        ...{ profileIds, administrator: false, network: 'GSB', secondFactorRequired: true },
        approvesUpTo: 1_000_000,
      },
      { profileIds: [], network: null, approvesUpTo: null },
    );
  },
  profiles: () => sample({ permissions: ['Audit.export', 'Audit.view'] }, { permissions: [] }),
  windows: () =>
    sample(
      { code: 'sampleOne', url: 'https://example.com/?a=1', hidden: false },
      { code: 'sampleTwo', hidden: true },
    ),
  article: async (call) => {
    const category = { name: { th: 'หมวดต้นแบบ' }, position: 1 };
    const categoryId = (await call('articleCategory/add', category)).data.id;
    return sample({ categoryId, summary: {}, detail: RICH, pictureId: null, ...PUBLISHED });
  },
  articleCategory: () => sample({ position: 7 }),
  promotion: () =>
    sample({ summary: {}, detail: RICH, pictureId: null, position: 2, ...PUBLISHED }),
  contractForm: () => sample({ body: { th: '<p>วงเงิน {amount}</p>' }, position: 2, active: true }),
  jobPosting: () => sample({ detail: RICH, pictureId: null, position: 2, ...PUBLISHED }),
  banner: () =>
    sample({
      detail: { th: 'บรรทัดเดียว' },
      action: { th: 'ดูเพิ่ม' },
      href: '/Articles',
      pictureId: null,
      position: 2,
      ...PUBLISHED,
    }),
  question: () => sample({ detail: RICH, position: 2, ...PUBLISHED }),
  menuLink: () => sample({ href: '/Products', position: 2, ...PUBLISHED }),
  product: () => sample(product, { published: false, publishUntil: null, position: 6 }),
  productDetail: async (call) =>
    sample({
      productId: await addProduct(call, 'productDetail'),
      kind: 'text',
      detail: RICH,
      pictureIds: {},
      ...PUBLISHED,
    }),
  creditLimit: async (call) =>
    sample(
      {
        productId: await addProduct(call, 'creditLimit'),
        minimum: 1_000,
        maximum: 2_000,
        individual: true,
        company: false,
      },
      { individual: false, company: true },
    ),
  productTerms: async (call) =>
    sample(
      {
        productId: await addProduct(call, 'productTerms'),
        ...TERMS,
        ...PUBLISHED,
      },
      { individual: false, company: true, uncheckedRateFrom: null, uncheckedRateTo: null },
    ),
  branchGSB: () => sample(BRANCH, { published: false }),
  branchTIP: () => sample(BRANCH, { publishUntil: null }),
  branchBCP: () => sample(BRANCH, { latitude: -1.5 }),
  documentHeader: () => sample({ remark: {}, position: 4, ...PUBLISHED }),
  uploadType: async (call) =>
    sample(
      {
        ...REFERENCE,
        individual: true,
        company: false,
        required: true,
        mostFiles: 3,
        productIds: [await addProduct(call, 'uploadType')],
      },
      { productIds: [], company: true },
    ),
  guaranteeType: async (call) =>
    sample({ ...REFERENCE, productIds: [await addProduct(call, 'guaranteeType')] }),
  rejectReason: () => ({
    ...sample({ ...REFERENCE, internalName: 'เหตุผลภายใน' }),
    wrong: { internalName: '' },
  }),
  receiveChannel: () => sample(REFERENCE, { active: false, position: 9 }),
  convenientTime: () =>
    sample(
      { ...REFERENCE, fromTime: '08:00', untilTime: '12:30' },
      { fromTime: '', untilTime: '' },
    ),
};
