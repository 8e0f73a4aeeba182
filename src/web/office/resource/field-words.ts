import type { InputOf } from '#contract/calls.ts';
import { type ImportedName, MAINTAINED, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import type { AllOfficeTexts } from '../all-texts.th.ts';
import { only } from './only.ts';

/** What has a form, and comes in by no sheet. */
type WrittenName =
  | ImportedName
  | 'users'
  | 'document'
  | 'pageText'
  | 'company'
  | 'media'
  | 'nodes'
  | 'routes'
  | 'smsCampaign'
  | 'smsOptOut'
  | 'privacyRequest';

type Words = Record<string, string>;
/** Every field of every kind of thing has its words. */
type FieldWords = {
  [Name in WrittenName]: Record<keyof InputOf<`${Name}/add`>, string>;
};

/**
 * What the fields of each kind of thing are called: in its form, in sheets, at the translation desk
 * and in the record of what was done.
 */
function fieldWords({ content, goods, places, ...others }: AllOfficeTexts): FieldWords {
  const {
    contractForms,
    documents,
    lists,
    media,
    navigation,
    privacy,
    records,
    reference,
    rights,
    sms,
    users,
  } = others;
  const { picture, pictures, record, code } = lists.cells;
  const { published, from: publishFrom, until: publishUntil } = records.publishing;
  const publishing = { published, publishFrom, publishUntil };
  const listed = { position: content.order.title, ...publishing };
  const branch = {
    name: places.name,
    street1: places.street,
    hours: places.hours,
    tel: places.tel,
    provinceCode: code(places.province),
    districtCode: code(places.district),
    postcode: places.postcode,
    latitude: places.latitude,
    longitude: places.longitude,
    ...publishing,
  };
  const chosen = {
    pictureId: picture(reference.picture),
    position: reference.position,
    active: reference.active,
  };
  const { products: productIds, uploadType, convenientTime } = reference;
  const document = documents.documents;
  const { routes, nodes } = navigation;
  return {
    users: {
      ...only(users, 'userId', 'firstName', 'lastName', 'employeeNumber', 'facilityCode'),
      ...only(users, 'email', 'language', 'enabled'),
      groupId: record(users.group),
      secondFactorRequired: users.secondFactor,
    },
    groups: {
      ...only(rights.groups, 'name', 'administrator', 'network'),
      profileIds: rights.groups.profiles,
      secondFactorRequired: rights.groups.secondFactor,
      approvesUpTo: rights.groups.approvesUpTo,
    },
    profiles: only(rights.profiles, 'name', 'permissions'),
    windows: only(navigation.windows, 'code', 'name', 'url', 'hidden'),
    nodes: {
      ...only(nodes, 'name', 'icon', 'hidden'),
      parentId: record(nodes.parent),
      windowId: record(nodes.opens),
    },
    routes: { path: routes.path, windowId: record(routes.window) },
    article: {
      ...only(content.articles, 'name', 'summary', 'detail'),
      categoryId: content.articles.category,
      pictureId: picture(content.articles.picture),
      ...publishing,
    },
    articleCategory: { ...only(content.categories, 'name'), position: content.order.title },
    promotion: {
      ...only(content.promotions, 'name', 'summary', 'detail'),
      pictureId: picture(content.promotions.picture),
      ...listed,
    },
    contractForm: {
      ...only(contractForms, 'name', 'body', 'active'),
      position: content.order.title,
    },
    jobPosting: {
      ...only(content.jobPostings, 'name', 'detail'),
      pictureId: picture(content.jobPostings.picture),
      ...listed,
    },
    banner: {
      ...only(content.banners, 'name', 'detail', 'action', 'href'),
      pictureId: picture(content.banners.picture),
      ...listed,
    },
    question: { ...only(content.questions, 'name', 'detail'), ...listed },
    menuLink: { ...only(content.links, 'name', 'href'), ...listed },
    pageText: {
      ...only(content.pages, 'name', 'summary', 'detail', 'askAgain'),
      key: content.pages.page,
    },
    company: only(
      content.company,
      ...(['name', 'registeredName', 'registrationNumber', 'licence'] as const),
      ...(['address', 'officeHours', 'telephones', 'email', 'links'] as const),
    ),
    media: { ...only(media, 'fileName', 'alt', 'tags'), focusX: media.focus, focusY: media.focus },
    product: {
      ...only(goods.products, 'name', 'summary'),
      pictureId: picture(goods.products.picture),
      position: content.order.title,
      ...publishing,
    },
    productDetail: {
      ...only(goods.details, 'name', 'kind'),
      productId: goods.product,
      detail: goods.details.text,
      pictureIds: pictures(goods.details.pictures),
      ...publishing,
    },
    creditLimit: {
      ...only(goods.limits, 'name', 'minimum', 'maximum', 'individual', 'company'),
      productId: goods.product,
    },
    productTerms: {
      ...only(goods.terms, 'name', 'individual', 'company', 'rateKind', 'rateFrom', 'rateTo'),
      ...only(goods.terms, 'uncheckedRateFrom', 'uncheckedRateTo', 'repayment'),
      ...only(goods.terms, 'interestOnlyMonths', 'longestMonths', 'appraisalFee'),
      ...only(goods.terms, 'registrationPercent', 'registrationCap', 'stampPercent', 'stampCap'),
      ...only(goods.terms, 'earlySettlementPercent', 'earlySettlementMonths'),
      ...only(goods.terms, 'lateInterestPercent'),
      productId: goods.product,
      ...publishing,
    },
    branchGSB: branch,
    branchTIP: branch,
    branchBCP: branch,
    documentHeader: {
      ...only(documents.headers, 'name', 'remark'),
      position: content.order.title,
      ...publishing,
    },
    document: {
      ...only(document, 'name', 'remark'),
      headerId: record(document.header),
      fileKey: document.file,
      position: content.order.title,
      ...publishing,
    },
    uploadType: {
      ...only(uploadType, 'name', 'detail', 'individual', 'company', 'mostFiles'),
      required: uploadType.requiredLabel,
      ...chosen,
      productIds,
    },
    guaranteeType: { ...only(reference.guaranteeType, 'name', 'detail'), ...chosen, productIds },
    rejectReason: { ...only(reference.rejectReason, 'internalName', 'name', 'detail'), ...chosen },
    receiveChannel: { ...only(reference.receiveChannel, 'name', 'detail'), ...chosen },
    convenientTime: {
      ...only(convenientTime, 'name', 'detail'),
      fromTime: convenientTime.from,
      untilTime: convenientTime.until,
      ...chosen,
    },
    smsCampaign: { ...only(sms, 'name', 'scheduledFor'), texts: sms.texts.th },
    smsOptOut: only(sms, 'phone', 'note'),
    privacyRequest: only(
      privacy.requests,
      ...(['kind', 'name', 'contact', 'receivedOn', 'status', 'note'] as const),
    ),
  };
}

/** "name.th" reads "Name (Thai)"; what no form has reads as it is called. */
export function fieldLabel(texts: AllOfficeTexts, resource: string, key: string): string {
  const languages: Words = texts.resource.languages;
  const [field = key, part] = key.split('.');
  const label = wordsOf(texts, resource)[field] ?? field;
  const language = part && languages[part];
  return language ? `${label} (${language})` : label;
}

/**
 * What these fields of something in a window are called. A window may maintain several kinds of
 * things: those count that have most of the fields, and words on which they agree.
 */
export function wordsInWindow(
  texts: AllOfficeTexts,
  window: string,
  fields: readonly string[],
): Readonly<Words> {
  const kinds = MAINTAINED.filter((name) => RESOURCE_WINDOWS[name] === window).map((name) => {
    const words = wordsOf(texts, name);
    return { words, known: fields.filter((field) => field in words).length };
  });
  const most = Math.max(0, ...kinds.map(({ known }) => known));
  const likely = kinds.filter(({ known }) => known === most).map(({ words }) => words);
  const whole = likely.find((words) => Object.keys(words).length === most);
  if (whole) return whole;
  const agreed = Object.entries(likely[0] ?? {}).filter(([field, word]) =>
    likely.every((words) => words[field] === word),
  );
  return Object.fromEntries(agreed);
}

/** What the fields of one kind of thing are called. */
export function wordsOf(texts: AllOfficeTexts, resource: string): Readonly<Words> {
  const kinds: Record<string, Words> = fieldWords(texts);
  return kinds[resource] ?? {};
}
