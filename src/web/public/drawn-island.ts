import { createContext } from 'react';

/** Where the server writes what the page was told, and where the page itself stands. */
export const DATA_ID = 'page-data';
export const PAGE_ID = 'page';

/** What the server has drawn of it, and how it comes alive; none where the router draws the page. */
export type DrawnIsland = { html: string; told: string; start: string };

export const DrawnIslandContext = createContext<DrawnIsland | undefined>(undefined);
