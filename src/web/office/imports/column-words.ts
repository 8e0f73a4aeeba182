import type { InputOf } from '#contract/calls.ts';
import type { ImportedName } from '#contract/resource/names.ts';
import type { OfficeTexts } from '../texts.th.ts';

/** Every field of every kind of thing that comes in by sheet has its words, those of its form. */
type ColumnWords = {
  [Name in ImportedName]: Record<keyof InputOf<`${Name}/add`>, string>;
};

function columnWords({ content, goods, places, ...others }: OfficeTexts): ColumnWords {
  const { documents, lists, navigation, records, reference, rights } = others;
  const { picture, pictures, code } = lists.cells;
  const { published, from: publishFrom, until: publishUntil } = records.publishing;
  const publishing = { published, publishFrom, publishUntil };
  const listed = { position: content.order.title, ...publishing };
  const branch = {
    name: places.name,
    street1: places.street,
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
  return {
    groups: {
      name: rights.groups.name,
      profileIds: rights.groups.profiles,
      administrator: rights.groups.administrator,
      network: rights.groups.network,
      secondFactorRequired: rights.groups.secondFactor,
    },
    profiles: { name: rights.profiles.name, permissions: rights.profiles.permissions },
    windows: navigation.windows,
    article: {
      ...content.articles,
      categoryId: content.articles.category,
      pictureId: picture(content.articles.picture),
      ...publishing,
    },
    articleCategory: content.categories,
    promotion: {
      ...content.promotions,
      pictureId: picture(content.promotions.picture),
      ...listed,
    },
    jobPosting: {
      ...content.jobPostings,
      pictureId: picture(content.jobPostings.picture),
      ...listed,
    },
    banner: { ...content.banners, pictureId: picture(content.banners.picture), ...listed },
    question: { ...content.questions, ...listed },
    menuLink: { ...content.links, ...listed },
    product: {
      ...goods.products,
      pictureId: picture(goods.products.picture),
      position: goods.position,
      ...publishing,
    },
    productDetail: {
      productId: goods.product,
      name: goods.details.name,
      kind: goods.details.kind,
      detail: goods.details.text,
      pictureIds: pictures(goods.details.pictures),
      ...publishing,
    },
    creditLimit: { productId: goods.product, ...goods.limits },
    branchGSB: branch,
    branchTIP: branch,
    branchBCP: branch,
    documentHeader: { ...documents.headers, position: documents.position, ...publishing },
    uploadType: { ...uploadType, required: uploadType.requiredLabel, ...chosen, productIds },
    guaranteeType: { ...reference.guaranteeType, ...chosen, productIds },
    rejectReason: { ...reference.rejectReason, ...chosen },
    receiveChannel: { ...reference.receiveChannel, ...chosen },
    convenientTime: {
      ...convenientTime,
      fromTime: convenientTime.from,
      untilTime: convenientTime.until,
      ...chosen,
    },
  };
}

/** "name.th" reads "Name (Thai)"; what no form has reads as it is called. */
export function columnLabel(texts: OfficeTexts, resource: string, key: string): string {
  const kinds: Record<string, Record<string, unknown>> = columnWords(texts);
  const languages: Record<string, string> = texts.resource.languages;
  const [field = key, part] = key.split('.');
  const word = kinds[resource]?.[field];
  const label = typeof word === 'string' ? word : field;
  const language = part && languages[part];
  return language ? `${label} (${language})` : label;
}
