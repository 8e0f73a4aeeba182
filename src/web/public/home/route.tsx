import { DICTIONARIES } from '../../i18n/dictionaries.ts';
import { formatSpokenBaht } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { pageContext } from '../../page-context.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { ArticlesSection } from './articles-section.tsx';
import { Banner } from './banner.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { loadHome } from './load-home.ts';
import { ProductsSection } from './products-section.tsx';
import { PromotionsSection } from './promotions-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RegisterSection } from './register-section.tsx';
import { TERMS } from './terms.ts';
import { WorkSection } from './work-section.tsx';

export const handle: PageHandle = { winName: 'Home' };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, description } = DICTIONARIES[language].home;
  return {
    ...(await loadHome(services, language)),
    title: title(`${TERMS.governmentPercent}%`),
    description: description(
      formatSpokenBaht(TERMS.personMaximum, language),
      formatSpokenBaht(TERMS.companyMaximum, language),
    ),
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return [{ title: loaderData.title }, { name: 'description', content: loaderData.description }];
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { brand } = useTexts();
  return (
    <>
      {home.banner ? (
        <Banner calculator={home.calculator} register={home.register} />
      ) : (
        <h1 className="visually-hidden">{brand.company}</h1>
      )}
      {home.register && <RegisterSection />}
      {home.products && <ProductsSection products={home.products} />}
      {home.calculator && <CalculatorSection />}
      {home.articles && <ArticlesSection articles={home.articles} />}
      {home.promotions && <PromotionsSection promotions={home.promotions} />}
      {home.questions && <QuestionsSection questions={home.questions} />}
      {home.contact && <ContactSection />}
      {home.jobPostings && <WorkSection postings={home.jobPostings} />}
    </>
  );
}
