import { data, type RouterContextProvider } from 'react-router';
import { isOn } from '#contract/parameters/parameters.ts';
import { picturesIn } from '#contract/rich-text/rich-text.ts';
import { pageContext } from '../../page-context.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { readId } from '../reading/read-id.ts';

export async function loadProduct(context: Readonly<RouterContextProvider>, url: string) {
  const { services, language } = context.get(pageContext);
  const id = readId(new URL(url).searchParams);
  const product = id && (await services.products.find(language, id));
  if (!product) throw data(null, { status: 404 });
  const { details } = product;
  const [products, pictures, { register_show }] = await Promise.all([
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
  ]);
  const { brand, pages } = DICTIONARIES[language];
  return {
    product,
    pictures,
    others: products.filter((other) => other.id !== product.id),
    open: isOn(register_show),
    title: pages.title(product.name, brand.company),
  };
}

type Loaded = Awaited<ReturnType<typeof loadProduct>>;
export type Pictures = Loaded['pictures'];
export type Detail = Loaded['product']['details'][number];
export type Band = Loaded['product']['bands'][number];
export type ProductTerms = Loaded['product']['terms'][number];
