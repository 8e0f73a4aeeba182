import type { company } from '#server/pages/tables.ts';

/** Telephone and office hours are left to what the site says by itself. */
export const demoCompany: typeof company.$inferInsert = {
  name: { th: 'โฉนด สินเชื่อที่ดิน', en: 'Chanote Land-Secured Loans' },
  address: {
    th: 'เลขที่ 99 ถนนพหลโยธิน แขวงสามเสนใน เขตพญาไท กรุงเทพมหานคร 10400',
    en: '99 Phahonyothin Road, Sam Sen Nai, Phaya Thai, Bangkok 10400',
  },
  officeHours: {},
  email: 'hello@chanote.example',
};
