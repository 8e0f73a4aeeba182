import type { ComponentType } from 'react';
import type { IslandName, IslandPage } from './islands.ts';
import type { Visit } from './layout/page-handle.ts';
import { type Frame, type Place, PlaceContext } from './layout/place.ts';
import { PublicPage } from './layout/public-page.tsx';

/** Everything that a page is drawn from, as it is written beside it. */
export type Told = {
  island: IslandName;
  loaderData: unknown;
  actionData: unknown;
  frame: Frame;
  visit: Visit;
  isPage: boolean;
  origin: string;
  cookiesAsked: number;
};

type Moving = Pick<Place, 'pathname' | 'search' | 'hash' | 'busy' | 'go'>;

type IslandProps = { Page: IslandPage; told: Told; moving: Moving };

/** A page with its frame. The server draws exactly this, by itself, so that names of fields agree. */
export function Island({ Page, told, moving }: IslandProps) {
  const { frame, visit, isPage, origin, cookiesAsked } = told;
  const Shown = Page as ComponentType<Pick<Told, 'loaderData' | 'actionData'>>;
  return (
    <PlaceContext value={{ ...moving, frame, isPage, origin, cookiesAsked }}>
      <PublicPage menu={frame.menu} open={frame.open} visit={visit} preview={frame.preview}>
        <Shown loaderData={told.loaderData} actionData={told.actionData} />
      </PublicPage>
    </PlaceContext>
  );
}
