import type { ComponentType } from 'react';

/** A page as its island draws it: what its loader answered, and what its form was answered. */
export type IslandPage = ComponentType<{ loaderData: never; actionData: never }>;

/** Pages that a browser takes over by themselves, without the router; a `handle` names its own. */
export const ISLANDS = {
  branches: async () => (await import('./branches/page.tsx')).BranchesPage,
  calculator: async () => (await import('./calculator/page.tsx')).CalculatorPage,
  'forgot-password': async () => (await import('./forgot-password/page.tsx')).ForgotPasswordPage,
  login: async () => (await import('./login/page.tsx')).LoginPage,
  register: async () => (await import('./register/page.tsx')).RegisterPage,
  status: async () => (await import('./status/page.tsx')).StatusPage,
  'status-document': async () => (await import('./status-document/page.tsx')).RequestPage,
  subscribe: async () => (await import('./subscribe/page.tsx')).SubscribePage,
  'work-with-us': async () => (await import('./work-with-us/page.tsx')).WorkPage,
} satisfies Record<string, () => Promise<IslandPage>>;

export type IslandName = keyof typeof ISLANDS;
