import { expect, it, vi } from 'vitest';
import { PARAMETERS, type Parameters } from '#contract/parameters.ts';
import type { Services } from '#server/services.ts';
import { loadHome } from './load-home.ts';

function servicesWith(changed: Partial<Parameters>) {
  const initial = Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, parameter]) => [name, parameter.initial]),
  ) as Parameters;
  return {
    parameters: async () => ({ ...initial, ...changed }),
    menu: vi.fn(async () => ({ categories: [], links: [] })),
    articles: vi.fn(async () => []),
    products: vi.fn(async () => []),
    promotions: vi.fn(async () => []),
    questions: vi.fn(async () => []),
    jobPostings: vi.fn(async () => []),
  } as unknown as Services;
}

it('reads three articles and three promotions in the language of the page', async () => {
  const services = servicesWith({});
  await loadHome(services, 'th');
  expect(services.articles).toHaveBeenCalledWith('th', 3);
  expect(services.promotions).toHaveBeenCalledWith('th', 3);
});

it('reads nothing for a section that is switched off', async () => {
  const services = servicesWith({ first_page_show_fqa: 'N', first_page_show_products: 'n' });
  const home = await loadHome(services, 'en');
  expect(services.questions).not.toHaveBeenCalled();
  expect(services.products).not.toHaveBeenCalled();
  expect(home.questions).toBeUndefined();
  expect(home.articles).toEqual([]);
});
