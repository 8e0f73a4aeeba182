import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { en as startEn } from '#web/public/register/start-texts.en.ts';
import { th as startTh } from '#web/public/register/start-texts.th.ts';
import { en } from '#web/public/register/texts.en.ts';
import { th } from '#web/public/register/texts.th.ts';
import { en as uploadsEn } from '#web/public/uploads/texts.en.ts';
import { th as uploadsTh } from '#web/public/uploads/texts.th.ts';
import { expect } from './browser-test.ts';
import { typeInto } from './type-into.ts';

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

/** As a telephone takes it. */
export async function takePhoto(name: string) {
  const picture = sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7799bb' },
  });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** The application form, as its reader works it. */
export function registerForm(page: Page, language: 'th' | 'en') {
  const texts = language === 'th' ? th : en;
  const start = language === 'th' ? startTh : startEn;
  const files = language === 'th' ? uploadsTh : uploadsEn;
  const button = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const at = (step: string) => expect(page).toHaveURL(new RegExp(`#${step}$`));
  return {
    texts,
    start,
    files,
    button,
    field,
    at,
    open: async (search = '') => {
      await page.goto(`/Register?lang=${language}${search}`);
      await at('start');
    },
    begin: async () => {
      await button(start.start.begin).click();
      await at('about');
    },
    next: async (step: string) => {
      await button(texts.next).click();
      await at(step);
    },
    /** Who applies, and for which product: the first that is offered. */
    choose: async (applicant: 'person' | 'company') => {
      if (applicant === 'company')
        await page.getByRole('radio', { name: start.start.company }).check();
      await page.locator('[name="productId"]:enabled').first().check();
    },
    /** All that a company must tell of itself. */
    fillCompany: async (companyName: string) => {
      await field('companyName').fill(companyName);
      await typeInto(field('companyId'), '0105561000011');
      await typeInto(field('phone'), '021234567');
      await field('contactFirstName').fill('สมหญิง');
      await typeInto(field('contactPhone'), '0812345678');
    },
    choosePlace: async (typed: string, label: RegExp) => {
      await typeInto(page.getByRole('combobox', { name: texts.address.search }), typed);
      await page.getByRole('option', { name: label }).first().click();
      await expect(field('subdistrict')).not.toHaveValue('');
    },
    upload: (place: number) =>
      page.locator('input[type=file][aria-label]:not([capture])').nth(place),
    send: () => button(texts.review.send).click(),
    /** The number on the confirmation. */
    reference: async () => {
      await at('sent');
      return (await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText()).trim();
    },
  };
}
