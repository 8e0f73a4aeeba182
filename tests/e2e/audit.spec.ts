import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { auditCheck, auditEvent } from '#server/audit/tables.ts';
import { navWindow } from '#server/navigation/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow, speak } from '#tests/support/follow.ts';
import { typeInto } from '#tests/support/type-into.ts';

const TEXTS = {
  th: {
    search: 'ค้นหาผู้ใช้ รายการ หรือเลขรายการ',
    noResult: 'ไม่พบผลการค้นหาสำหรับ “ไม่มีเหตุการณ์นี้แน่”',
    changed: 'แก้ไข',
    window: 'โปรไฟล์สิทธิ์',
    nameThai: 'ชื่อโปรไฟล์ (ไทย)',
    right: 'แดชบอร์ด: ดู',
    close: 'ปิด',
    history: 'ดูประวัติของรายการนี้',
  },
  en: {
    search: 'Search by user, record or number',
    noResult: 'Your search for "ไม่มีเหตุการณ์นี้แน่" found no results.',
    changed: 'Changed',
    window: 'Rights profiles',
    nameThai: 'Profile name (Thai)',
    right: 'Dashboard: View',
    close: 'Close',
    history: 'History of this record',
  },
} as const;

const DESK = { width: 1280, height: 800 };

const rowsOf = (page: Page) => page.locator('tbody').getByRole('row');

async function searchAndRead(page: Page, language: keyof typeof TEXTS, subjectName: string) {
  const texts = TEXTS[language];
  const search = page.getByRole('searchbox', { name: texts.search });
  await typeInto(search, 'ไม่มีเหตุการณ์นี้แน่');
  await expect(page.getByText(texts.noResult)).toBeVisible();
  await typeInto(search, subjectName);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(texts.changed);
  await expect(rows.first()).toContainText('somchai');
  await expect(rows.first()).toContainText(texts.window);
  await rows.first().getByRole('button').click();
  const line = page.getByRole('row').filter({ hasText: texts.nameThai });
  await expect(line.getByRole('cell')).toHaveText(['เก่า', 'ใหม่']);
  await expect(page.getByRole('row').filter({ hasText: texts.right })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '192.0.2.9' })).toBeVisible();
}

test('an auditor searches the record, reads an event in words, and is told whether all is as it was written', async ({
  page,
  signIn,
  site,
}) => {
  const subjectName = `โปรไฟล์ทดสอบ ${Date.now()}`;
  const event = { actor: 'somchai', actorId: 77, address: '192.0.2.9', subject: 'userProfile' };
  await site.db.insert(auditEvent).values([
    { ...event, action: 'create', subjectId: '4711', subjectName },
    {
      ...event,
      action: 'change',
      subjectId: '4711',
      subjectName,
      changes: {
        name: { from: { th: 'เก่า', en: 'Same' }, to: { th: 'ใหม่', en: 'Same' } },
        permissions: { from: [], to: ['DashboardMt.view'] },
      },
    },
  ]);
  const sound = { position: 1_234, seal: 'x', until: new Date('2026-11-14T05:00:00Z') };
  await site.db.insert(auditCheck).values(sound);

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('auditor', '/Audit?lang=th');
  await expect(page.getByText(/^ตรวจแล้ว บันทึก 1,234 รายการถึง .* ตรงกับที่บันทึกไว้เดิม/)).toBeVisible();
  await searchAndRead(page, 'th', subjectName);
  await page.getByRole('button', { name: TEXTS.th.history }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('record')).toBe('4711');
  await page.getByRole('button', { name: TEXTS.th.close, exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(2);

  await page.setViewportSize(DESK);
  await speak(page, 'en');
  await follow(page, '/Account');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const [first] = await site.db.select().from(auditEvent).limit(1);
  const brokenEventId = first?.id ?? 0;
  await site.db.insert(auditCheck).values({ ...sound, fault: 'changed', brokenEventId });
  await follow(page, '/Audit');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`Event ${brokenEventId} is not as it was written`);
  await expect(alert).toContainText('Tell your system administrator at once');
  await alert.getByRole('button', { name: 'Open this event' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('id')).toBe(String(brokenEventId));
  await site.db.insert(auditCheck).values(sound);
  await follow(page, '/Account');
  await expect(alert).toHaveCount(0);
  await follow(page, '/Audit');
  await expect(page.getByText(/^Verified: 1,234 events up to /)).toBeVisible();
  await expect(alert).toHaveCount(0);

  await searchAndRead(page, 'en', subjectName);
  await expect(page.getByRole('button', { name: TEXTS.en.history })).toBeVisible();

  // A period without events says so. Who may not export sees no button.
  await follow(page, '/Audit');
  await expect(page.getByRole('searchbox', { name: TEXTS.en.search })).toHaveValue('');
  await page.getByLabel('To', { exact: true }).fill('2001-01-01');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(rowsOf(page)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});

test('what is done in a screen is found by person, action and window, and what is found is exported', async ({
  page,
  signIn,
  site,
}) => {
  await page.setViewportSize(DESK);
  const code = `audited-${Date.now()}`;
  await signIn('administrator', '/NavWindow?lang=en&id=new');
  await page.getByLabel('Name shown (Thai)').fill(code);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Leads to' }).fill('https://audited.example/');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=\d+/);

  await follow(page, '/Audit');
  await typeInto(page.getByRole('combobox', { name: 'User', exact: true }), 'administr');
  await page.getByRole('option', { name: 'administrator Test (administrator)' }).click();
  await expect(page).toHaveURL(/[?&]person=\d+/);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Added' }).click();
  await expect(page).toHaveURL(/[?&]person=\d+&action=create/);
  await typeInto(page.getByRole('combobox', { name: 'Window' }), 'Windows');
  await page.getByRole('option', { name: 'Windows' }).click();
  await expect(page).toHaveURL(/[?&]window=/);
  const first = rowsOf(page).first();
  await expect(first).toContainText(code);
  await first.getByRole('button').click();
  await page.getByRole('link', { name: 'Open the record' }).click();
  await page.waitForURL('**/NavWindow?id=*');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);

  // Who comes back finds what was searched for: it stands in the address.
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('Added');
  await expect(first).toContainText(code);

  // A day narrows the list once it can be read; until then that is said, and nothing changes.
  const from = page.getByRole('textbox', { name: 'From' });
  await typeInto(from, '31/2/69');
  await from.press('Enter');
  await expect(page.getByText(/Type a date, such as/)).toBeVisible();
  await expect(first).toContainText(code);
  await typeInto(from, '1/2/69');
  await from.press('Enter');
  await expect(page).toHaveURL(/[?&]from=2026-02-01/);
  await expect(page.getByText(/Type a date, such as/)).toHaveCount(0);
  const clear = page.getByRole('button', { name: 'Clear the filters' });
  await clear.click();
  await expect(from).toHaveValue('');

  // Also where the field was left for it, and its day had not come into the address yet.
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Added' }).click();
  await typeInto(from, '1/2/69');
  await clear.evaluate((button: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    button.click();
  });
  await expect(page).toHaveURL(/Audit$|Audit\?(?!.*(from|action)=)/);
  await expect(from).toHaveValue('');

  await follow(page, '/Audit?action=sign_in');
  await expect(rowsOf(page).filter({ hasText: code })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('audit.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('id,time,user,address,action');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(',sign_in,');
  await site.db.delete(navWindow).where(eq(navWindow.code, code));
});
