import { describePage } from '../../page-meta.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Picture } from '../../ui/picture.tsx';
import { HowLong } from '../how-long/how-long.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ProductCards } from '../products/product-cards.tsx';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { describeLoan } from './describe-loan.ts';
import { DETAIL_SIZES, Details } from './details.tsx';
import { FactCard } from './fact-card.tsx';
import { Limits } from './limits.tsx';
import { loadProduct } from './load-product.ts';
import styles from './product.module.css';
import { Terms } from './terms.tsx';

export const handle: PageHandle = { winName: 'Product', recordIn: 'id', differsBy: ['id'] };

export const loader = ({ context, request }: Route.LoaderArgs) => loadProduct(context, request.url);

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { title, product } = loaderData;
  const picture = `/share/product/${product.id}.png`;
  return describePage({ title, description: product.summary, picture }, matches);
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, compared, offer, speaker, pictures, others, open, howLong } = loaderData;
  const { navigation, products: texts } = useTexts();
  const picture = product.pictureId === null ? undefined : pictures[product.pictureId];
  return (
    <>
      <PageHead
        crumbs={[
          { name: navigation.products, href: '/Products' },
          { name: product.name, href: `/Product?id=${product.id}` },
        ]}
        heading={product.name}
        lead={product.summary}
        seed={product.id + 60}
      />
      <div className={styles.columns}>
        <div>
          {compared.product && (
            <FactCard
              amount={compared.amount}
              product={compared.product}
              offer={offer}
              open={open}
            />
          )}
        </div>
        <div>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes={DETAIL_SIZES} decorative />
            </div>
          )}
          <Details details={product.details} pictures={pictures} />
          <Limits bands={product.bands} />
          <Terms terms={product.terms} past={product.pastTerms} />
          {open && <HowLong howLong={howLong} />}
        </div>
      </div>
      {compared.product && <JsonLd data={describeLoan(speaker, compared.product)} />}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <div>
            <h2 id="others">{texts.others}</h2>
            <ProductCards products={others} />
          </div>
        </section>
      )}
    </>
  );
}
