import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { loadOffer } from '../offer/offer.ts';
import { OfferNote } from '../offer/offer-note.tsx';
import { CardGrid } from '../reading/card-grid.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { ListBody } from '../reading/list-body.tsx';
import { PromotionCard } from '../reading/promotion-card.tsx';
import { withPictures } from '../reading/with-pictures.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { winName: 'Promotions' };

/** More than a lender ever runs at once: promotions need no pages. */
const MOST = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const texts = DICTIONARIES[language];
  return {
    promotions: await withPictures(
      services,
      language,
      await services.promotions.current(language, MOST),
    ),
    offer: await loadOffer(services, language),
    title: texts.promotions.title(texts.promotions.name),
    description: texts.promotions.description,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { promotions: texts } = useTexts();
  const { promotions, offer } = loaderData;
  return (
    <>
      <PageHead
        crumbs={[{ name: texts.name, href: '/Promotions' }]}
        heading={texts.heading}
        lead={texts.lead}
        seed={79}
      />
      <ListBody>
        {promotions.length === 0 ? (
          <EmptyState title={texts.empty} seed={27} />
        ) : (
          <OfferNote offer={offer} />
        )}
        <CardGrid size="large">
          {promotions.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} level={2} cover="wide" />
          ))}
        </CardGrid>
      </ListBody>
    </>
  );
}
