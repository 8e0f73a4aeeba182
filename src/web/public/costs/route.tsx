import { pageContext } from '../../page-context.ts';
import { workExamples } from '../offer/work-examples.ts';
import { loadTextPage } from '../text-page/load-text-page.ts';
import { TextPage } from '../text-page/text-page.tsx';
import { textPageMeta } from '../text-page/text-page-meta.ts';
import type { Route } from './+types/route';
import { Examples } from './examples.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(pageContext);
  const [text, products, parameters] = await Promise.all([
    loadTextPage(context, 'costs'),
    services.products.list(language),
    services.parameters(),
  ]);
  return { ...text, worked: workExamples(products, parameters.instalment_rounding) };
};

export const meta = textPageMeta;

export default function Costs({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage text={loaderData} seed={37}>
      <Examples {...loaderData.worked} />
    </TextPage>
  );
}
