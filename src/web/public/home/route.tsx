import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { OrganizationData } from '../layout/organization-data.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { ArticlesSection } from './articles-section.tsx';
import { Banner } from './banner.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { describeHome } from './describe-home.ts';
import { loadHome } from './load-home.ts';
import { ProductsSection } from './products-section.tsx';
import { PromotionsSection } from './promotions-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RegisterSection } from './register-section.tsx';
import { WorkSection } from './work-section.tsx';

export const handle: PageHandle = { winName: 'Home' };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const home = await loadHome(services, language);
  return { ...home, ...describeHome(home.terms, language) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { brand } = useTexts();
  return (
    <>
      {home.banners ? (
        <Banner banners={home.banners} terms={home.terms} register={home.register !== undefined} />
      ) : (
        <h1 className="visually-hidden">{brand.company}</h1>
      )}
      {home.register && <RegisterSection {...home.register} />}
      {home.products && <ProductsSection products={home.products} />}
      {home.calculator && <CalculatorSection rule={home.terms.rule} />}
      {home.articles && <ArticlesSection articles={home.articles} />}
      {home.promotions && (
        <PromotionsSection promotions={home.promotions} offer={home.terms.offer} />
      )}
      {home.questions && <QuestionsSection questions={home.questions} />}
      {home.contact && <ContactSection />}
      {home.openPositions !== undefined && <WorkSection open={home.openPositions} />}
      <OrganizationData />
    </>
  );
}
