import { readFile } from 'node:fs/promises';
import { auditCheck, auditEvent } from '#server/audit/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';

const TEXTS = {
  th: {
    search: 'ค้นหาผู้ใช้ รายการ หรือเลขรายการ',
    noResult: 'ไม่พบผลการค้นหาสำหรับ “ไม่มีเหตุการณ์นี้แน่”',
    changed: 'แก้ไข',
    window: 'โปรไฟล์สิทธิ์',
    nameThai: 'ชื่อ (ไทย)',
    right: 'แดชบอร์ด: ดู',
    close: 'ปิด',
    history: 'ดูประวัติของรายการนี้',
  },
  en: {
    search: 'Search by user, record or number',
    noResult: 'Your search for "ไม่มีเหตุการณ์นี้แน่" found no results.',
    changed: 'Changed',
    window: 'Rights profiles',
    nameThai: 'Name (Thai)',
    right: 'Dashboard: View',
    close: 'Close',
    history: 'History of this record',
  },
} as const;

for (const [language, width] of [
  ['th', 360],
  ['en', 1280],
] as const) {
  const texts = TEXTS[language];

  test(`in ${language} an event is searched for and read in words`, async ({
    page,
    signIn,
    site,
  }) => {
    const subjectName = `โปรไฟล์ทดสอบ ${language} ${Date.now()}`;
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
    await page.setViewportSize({ width, height: 800 });
    await signIn('auditor', `/Audit?lang=${language}`);
    const search = page.getByRole('searchbox', { name: texts.search });
    await search.fill('ไม่มีเหตุการณ์นี้แน่');
    await expect(page.getByText(texts.noResult)).toBeVisible();
    await search.fill(subjectName);
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(texts.changed);
    await expect(rows.first()).toContainText('somchai');
    await expect(rows.first()).toContainText(texts.window);
    await rows.first().getByRole('button').click();
    const line = page.getByRole('row').filter({ hasText: texts.nameThai });
    await expect(line.getByRole('cell')).toHaveText(['เก่า', 'ใหม่']);
    await expect(page.getByRole('row').filter({ hasText: texts.right })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '192.0.2.9' })).toBeVisible();
    await page.getByRole('button', { name: texts.history }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('record')).toBe('4711');
    await page.getByRole('button', { name: texts.close, exact: true }).click();
    await expect(rows).toHaveCount(2);
  });
}

test('the screen tells whether the record is as it was written, and what to do when not', async ({
  page,
  signIn,
  site,
}) => {
  const sound = { position: 1_234, seal: 'x', until: new Date('2026-11-14T05:00:00Z') };
  await site.db.insert(auditCheck).values(sound);
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('auditor', '/Audit?lang=th');
  await expect(page.getByText(/^ตรวจแล้ว บันทึก 1,234 รายการถึง .* ตรงกับที่บันทึกไว้เดิม/)).toBeVisible();
  const [event] = await site.db.select().from(auditEvent).limit(1);
  const brokenEventId = event?.id ?? 0;
  await site.db.insert(auditCheck).values({ ...sound, fault: 'changed', brokenEventId });
  await page.goto('/Audit?lang=en');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`Event ${brokenEventId} is not as it was written`);
  await expect(alert).toContainText('Tell your system administrator at once');
  await alert.getByRole('button', { name: 'Open this event' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('id')).toBe(String(brokenEventId));
  await site.db.insert(auditCheck).values(sound);
  await page.goto('/Audit?lang=en');
  await expect(page.getByText(/^Verified: 1,234 events up to /)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe('on a desk in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('what is done in a screen is found by person, action and window', async ({
    page,
    signIn,
  }) => {
    await signIn('administrator');
    const code = `audited-${Date.now()}`;
    await page.goto('/NavWindow?lang=en&id=new');
    await page.getByLabel('Name shown (Thai)').fill(code);
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('textbox', { name: 'Leads to' }).fill('https://audited.example/');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.goto('/Audit');
    await page.getByRole('combobox', { name: 'User', exact: true }).fill('administr');
    await page.getByRole('option', { name: 'administrator Test (administrator)' }).click();
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Added' }).click();
    await page.getByRole('combobox', { name: 'Window' }).fill('Windows');
    await page.getByRole('option', { name: 'Windows' }).click();
    const first = page.locator('tbody').getByRole('row').first();
    await expect(first).toContainText(code);
    await page.reload();
    await expect(first).toContainText(code);
    await first.getByRole('button').click();
    await page.getByRole('link', { name: 'Open the record' }).click();
    await page.waitForURL('**/NavWindow?id=*');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
  });

  test('a period without events says so', async ({ page, signIn }) => {
    await signIn('auditor', '/Audit?lang=en');
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await expect(page.getByText('No data available')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.locator('tbody').getByRole('row')).not.toHaveCount(0);
  });

  test('who may export gets a file of what was searched for; who may not sees no button', async ({
    page,
    signIn,
  }) => {
    await signIn('administrator', '/Audit?lang=en&action=sign_in');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('audit.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('id,time,user,address,action');
    for (const line of lines.slice(1)) expect(line).toContain(',sign_in,');
    await page.goto('/logout');
    await signIn('auditor', '/Audit?lang=en');
    await expect(page.locator('tbody').getByRole('row')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  });
});
