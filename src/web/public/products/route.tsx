import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { offerOf } from '../offer/offer.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { compareProducts } from './compare.ts';
import { Comparison } from './comparison.tsx';
import styles from './products.module.css';

export const handle: PageHandle = { winName: 'Products' };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, description } = DICTIONARIES[language].products;
  const [products, parameters, { guaranteeTypes }, howLong] = await Promise.all([
    services.products.list(language),
    services.parameters(),
    services.reference.choices(language),
    services.howLong(),
  ]);
  return {
    ...compareProducts(products, guaranteeTypes, parameters.instalment_rounding),
    offer: offerOf(products, parameters, language),
    howLong: isOn(parameters.register_show) ? howLong : undefined,
    title,
    description,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { products, amount, offer, howLong } = loaderData;
  const { navigation, products: texts } = useTexts();
  return (
    <>
      <PageHead
        crumbs={[{ name: navigation.products, href: '/Products' }]}
        heading={texts.heading}
        lead={texts.lead}
        seed={53}
      />
      <section className={styles.list} aria-label={texts.list}>
        {products.length === 0 ? (
          <NoProducts />
        ) : (
          <Comparison amount={amount} products={products} offer={offer} howLong={howLong} />
        )}
        <div className={styles.unsure}>
          <div>
            <h2>{texts.unsureTitle}</h2>
            <p>
              <Prose>{texts.unsureDetail}</Prose>
            </p>
          </div>
          <ButtonLink href="/Cal">{texts.calculate}</ButtonLink>
        </div>
      </section>
    </>
  );
}

function NoProducts() {
  const { products: texts } = useTexts();
  return (
    <>
      <Alert kind="info" title={texts.emptyTitle}>
        <p>{texts.emptyDetail}</p>
      </Alert>
      <ContactFacts />
    </>
  );
}
