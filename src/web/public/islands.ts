import type { ComponentType } from 'react';

/** A page as its island draws it: what its loader answered, and what its form was answered. */
export type IslandPage = ComponentType<{ loaderData: never; actionData: never }>;

/** Pages that a browser takes over by themselves, without the router; a `handle` names its own. */
export const ISLANDS = {
  calculator: async () => (await import('./calculator/page.tsx')).CalculatorPage as IslandPage,
};

export type IslandName = keyof typeof ISLANDS;
