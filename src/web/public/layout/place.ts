import { createContext, use } from 'react';
import type { CompanyFacts } from '#server/pages/company.ts';
import type { OfficeHours } from '../../i18n/office-hours.ts';
import type { Menu } from './navigation.ts';

/** What every page of the site is told by the server. */
export type Frame = {
  menu: Menu;
  /** Applications are taken. */
  open: boolean;
  preview?: { expiresAt: string } | undefined;
  telephone: string;
  hours: OfficeHours;
  company: CompanyFacts | undefined;
};

type How = {
  /** In place of this address in the history. */
  replace?: boolean;
  /** Only the address changes: what the page was told stays. */
  keep?: boolean;
};

/** Where a page stands. Whoever draws it says so: the router, or the browser by itself (island.tsx). */
export type Place = {
  pathname: string;
  search: string;
  hash: string;
  /** Whether there is a page at this address. */
  isPage: boolean;
  origin: string;
  cookiesAsked: number;
  frame: Frame | undefined;
  /** Another address of the page is on its way. */
  busy: boolean;
  /** Fails where the address does not come; the page stays as it is then. */
  go: (address: string, how?: How) => Promise<void>;
};

const NOWHERE: Place = {
  ...{ pathname: '', search: '', hash: '', isPage: false, busy: false },
  ...{ origin: '', cookiesAsked: 0, frame: undefined },
  go: async () => undefined,
};

export const PlaceContext = createContext(NOWHERE);

export const usePlace = () => use(PlaceContext);
