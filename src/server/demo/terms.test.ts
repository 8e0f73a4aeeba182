import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bahtOf, satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { quoteOf } from '#contract/products/quote.ts';
import { DATA, readData } from '#server/platform/data-files.ts';
import { readPdfText } from '#tests/support/pdf-text.ts';
import { Products } from './rows.ts';

const { terms, bands } = readData('demo/products.json', Products);
const [person, company] = terms;
if (!person || !company) throw new Error('the demo lends to nobody');
const rates = [person.rateFrom, person.rateTo, person.uncheckedRateTo ?? 0] as const;
const RANGES = [
  `${person.rateFrom}–${person.rateTo}%`,
  `${person.uncheckedRateFrom}–${person.uncheckedRateTo}%`,
];
const count = (amount: number) => amount.toLocaleString('en');
const rounded = (amount: number) => count(Math.round(amount));

async function readAll(folder: string, names = /\.(html|json)$/) {
  const found = await readdir(join(DATA, folder), { recursive: true });
  return Promise.all(
    found
      .filter((name) => names.test(name))
      .map(async (name) => ({ name, text: await readFile(join(DATA, folder, name), 'utf8') })),
  );
}

const demoTexts = (await readAll('demo')).filter(({ name }) => name !== 'applications.json');

test('every text of the demo names the rates that are lent at', () => {
  const named = demoTexts.flatMap(({ name, text }) =>
    [...text.matchAll(/\d+\.\d\d–\d+\.\d\d%/g)].map(([range]) => ({ name, range })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ range }) => !RANGES.includes(range))).toEqual([]);
  const single = demoTexts.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<!–)\b(\d\.\d\d)%/g)].map(([, rate]) => ({ name, rate: Number(rate) })),
  );
  expect(single.filter(({ rate }) => !rates.includes(rate))).toEqual([]);
});

test('what the article on the first year counts out is what the calculator says', async () => {
  const { instalment_rounding: rounding } = initialParameters();
  const wish = { amount: satangOf(1_000_000), months: person.longestMonths };
  const quotes = rates.map((rate) => quoteOf(person, { ...wish, rate }, rounding));
  const level = quoteOf(
    { ...person, repayment: 'annuity', interestOnlyMonths: 0 },
    { ...wish, rate: rates[0] },
    rounding,
  );
  const figures = [
    ...quotes.flatMap(({ interestOnly, instalment, total }) => [
      rounded(bahtOf(interestOnly.payment)),
      rounded(bahtOf(instalment)),
      rounded(bahtOf(total.interest)),
    ]),
    rounded(bahtOf(level.instalment)),
    rounded(bahtOf(level.total.interest)),
  ];
  for (const language of ['th', 'en']) {
    const article = await readFile(join(DATA, `demo/articles/first-year.${language}.html`), 'utf8');
    expect(figures.filter((figure) => !article.includes(figure))).toEqual([]);
  }
});

test('the sheet of interest and fees states the terms, figure by figure', async () => {
  const file = await readFile(join(DATA, 'demo/documents/fees-and-interest.pdf'));
  const sheet = readPdfText(file).replaceAll(/\s+/g, ' ');
  const principals = [500_000, 1_000_000, 3_000_000, 5_000_000, 10_000_000];
  const table = principals.map((principal) =>
    [count(principal), ...rates.map((rate) => monthly(principal, rate))].join(' '),
  );
  const stated = [
    ...RANGES,
    `Person, up to ${bands.person.maximum / 1_000_000} million baht`,
    `Company, up to ${bands.company.maximum / 1_000_000} million baht`,
    `At most ${person.longestMonths} months, interest only in the first ${person.interestOnlyMonths}.`,
    rates.map((rate) => `${rate.toFixed(2)}%`).join(' '),
    ...table,
    `Person ${count(person.appraisalFee)}, company ${count(company.appraisalFee)} baht`,
    `${person.registrationPercent}% of the mortgage, at most ${count(person.registrationCap)} baht`,
    `1 baht for ${count(100 / person.stampPercent)}, at most ${count(person.stampCap)} baht`,
    `${person.lateInterestPercent}% a year on the principal of the late instalment`,
  ];
  expect(stated.filter((line) => !sheet.includes(line))).toEqual([]);
  // "Early settlement: none", and the same for companies, while the terms say so.
  expect(person.earlySettlementPercent).toBe(0);
  expect({ ...company, appraisalFee: 0, name: '', individual: 0, company: 0 }).toEqual({
    ...person,
    ...{ appraisalFee: 0, name: '', individual: 0, company: 0 },
  });
});

test('papers to print say what is to be covered on an ID card, and ask for no consent that is none', async () => {
  const papers = ['id-copies', 'checklist-person', 'checklist-company', 'privacy-notice'];
  for (const paper of papers) {
    const file = await readFile(join(DATA, `demo/documents/${paper}.pdf`));
    expect(readPdfText(file).replaceAll(/\s+/g, ' '), paper).toMatch(/religion and blood group/);
  }
  const notice = readPdfText(await readFile(join(DATA, 'demo/documents/privacy-notice.pdf')));
  expect(notice).toContain('that needs no consent');
  expect(notice).not.toContain('needed to apply');
});

test('no text and no letter promises days that nobody has measured', async () => {
  const texts = [
    ...demoTexts,
    ...(await readAll('letters')),
    ...(await readAll('pages')),
    ...(await readAll('../src/web/public', /texts\.(th|en)\.ts$/)),
  ];
  const promised = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/(?:\d+|one) (?:วันทำการ|working days?)/g)].map(
      ([words]) => `${name}: ${words}`,
    ),
  );
  // How soon complaints are answered is the lender's own rule, to be edited with the page.
  expect(promised).toEqual([
    'complaints.en.html: 15 working days',
    'complaints.th.html: 15 วันทำการ',
  ]);
});

function monthly(principal: number, rate: number): string {
  return ((principal * rate) / 1200).toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
