import { data } from 'react-router';
import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { loadOffer } from '../offer/offer.ts';
import { OfferNote } from '../offer/offer-note.tsx';
import { Cover } from '../reading/cover.tsx';
import { NextStep } from '../reading/next-step.tsx';
import { pageAddress } from '../reading/page-address.ts';
import { PromotionCard, promotionSeed } from '../reading/promotion-card.tsx';
import { readId } from '../reading/read-id.ts';
import { ReadingBody } from '../reading/reading-body.tsx';
import { RelatedList } from '../reading/related-list.tsx';
import { ShareLinks } from '../reading/share-links.tsx';
import { withPicture, withPictures } from '../reading/with-pictures.ts';
import { withTextPictures } from '../reading/with-text-pictures.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { Validity } from './validity.tsx';

export const handle: PageHandle = { winName: 'Promotion', recordIn: 'id', differsBy: ['id'] };

const OTHERS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, origin } = context.get(pageContext);
  const id = readId(new URL(request.url).searchParams);
  const found = id && (await services.promotions.find(language, id));
  if (!found) throw data(null, { status: 404 });
  const [current, { register_show }, offer] = await Promise.all([
    services.promotions.current(language, OTHERS + 1),
    services.parameters(),
    loadOffer(services, language),
  ]);
  const few = current.filter((other) => other.id !== id).slice(0, OTHERS);
  const [promotion, others] = await Promise.all([
    withTextPictures(services, language, await withPicture(services, language, found)),
    withPictures(services, language, few),
  ]);
  const texts = DICTIONARIES[language];
  return {
    promotion,
    others,
    offer,
    open: isOn(register_show),
    title: texts.promotions.title(found.name),
    address: pageAddress(origin, `/Promotion?id=${id}`, language),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { promotion, title } = loaderData;
  const picture = `/share/promotion/${promotion.id}.png`;
  return describePage({ title, description: promotion.summary, picture, kind: 'article' }, matches);
}

export default function Promotion({ loaderData }: Route.ComponentProps) {
  const { promotions: texts } = useTexts();
  const { promotion, others, offer, open, address } = loaderData;
  const { id, name, summary, picture, detail, pictures } = promotion;
  return (
    <>
      <article>
        <PageHead
          crumbs={[
            { name: texts.name, href: '/Promotions' },
            { name, href: `/Promotion?id=${id}` },
          ]}
          heading={name}
          lead={summary}
          cover={<Cover picture={picture} seed={promotionSeed(id)} size="page" />}
        >
          <Validity promotion={promotion} />
          <OfferNote offer={offer} />
        </PageHead>
        <ReadingBody
          aside={
            <>
              <NextStep open={open} />
              <ShareLinks address={address} title={name} />
            </>
          }
        >
          <RichText nodes={detail} pictures={pictures} />
        </ReadingBody>
      </article>
      <RelatedList title={texts.others} all={{ name: texts.name, href: '/Promotions' }}>
        {others.map((other) => (
          <PromotionCard key={other.id} promotion={other} level={3} />
        ))}
      </RelatedList>
    </>
  );
}
