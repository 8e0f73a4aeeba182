import { expect, test } from 'vitest';
import { en } from '../layout/texts.en.ts';
import { papersFor } from './papers.ts';

const TYPE = { detail: '', individual: true, company: false, required: true, productIds: [] };
const names = (papers: Array<{ name: string }>) => papers.map(({ name }) => name);

test('papers of one product are asked for with that product only', () => {
  const types = [
    { ...TYPE, name: 'Deed' },
    { ...TYPE, name: 'Redemption contract', productIds: [2] },
  ];
  expect(names(papersFor(types, undefined, en.apply).person)).toEqual(['Deed']);
  expect(names(papersFor(types, 1, en.apply).person)).toEqual(['Deed']);
  expect(names(papersFor(types, 2, en.apply).person)).toEqual(['Deed', 'Redemption contract']);
});

test('what need not be handed in says so', () => {
  const types = [{ ...TYPE, name: 'Photos', required: false }];
  expect(names(papersFor(types, undefined, en.apply).person)).toEqual(['Photos, if any']);
});

test('where staff ask for nothing, the usual papers stand', () => {
  const { person, company } = papersFor([{ ...TYPE, name: 'Deed' }], undefined, en.apply);
  expect(names(person)).toEqual(['Deed']);
  expect(names(company)).toEqual(en.apply.companyItems);
});
