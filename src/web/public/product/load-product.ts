import { data, type RouterContextProvider } from 'react-router';
import { isOn } from '#contract/parameters/parameters.ts';
import { picturesIn } from '#contract/rich-text/rich-text.ts';
import { pageContext } from '../../page-context.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { offerOf } from '../offer/offer.ts';
import { compareProducts } from '../products/compare.ts';
import { readId } from '../reading/read-id.ts';

export async function loadProduct(context: Readonly<RouterContextProvider>, url: string) {
  const { services, language, origin } = context.get(pageContext);
  const id = readId(new URL(url).searchParams);
  const product = id && (await services.products.find(language, id));
  if (!product) throw data(null, { status: 404 });
  const { details } = product;
  const [products, pictures, parameters, { guaranteeTypes }, howLong] = await Promise.all([
    services.products.list(language),
    services.pictures.find(
      [
        product.pictureId,
        ...details.flatMap((detail) =>
          detail.kind === 'image' ? [detail.pictureId] : picturesIn(detail.detail),
        ),
      ],
      language,
    ),
    services.parameters(),
    services.reference.choices(language),
    services.howLong(),
  ]);
  const listed = products.filter((other) => other.id === product.id);
  const compared = compareProducts(listed, guaranteeTypes, parameters.instalment_rounding);
  const { brand, pages } = DICTIONARIES[language];
  return {
    product,
    pictures,
    others: products.filter((other) => other.id !== product.id),
    compared: { amount: compared.amount, product: compared.products[0] },
    offer: offerOf(listed, parameters, language),
    speaker: { origin, language, company: brand.company },
    open: isOn(parameters.register_show),
    howLong,
    title: pages.title(product.name, brand.company),
  };
}

type Loaded = Awaited<ReturnType<typeof loadProduct>>;
export type Pictures = Loaded['pictures'];
export type Detail = Loaded['product']['details'][number];
export type Band = Loaded['product']['bands'][number];
export type ProductTerms = Loaded['product']['terms'][number];
