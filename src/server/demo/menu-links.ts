import type { DemoMenuLink } from './demo-rows.ts';

export const menuLinks: DemoMenuLink[] = [
  { name: { th: 'สินเชื่อทั้งหมด', en: 'Our loans' }, href: '/#products' },
  { name: { th: 'คำนวณวงเงิน', en: 'Estimate your limit' }, href: '/#calculator' },
  { name: { th: 'สมัครสินเชื่อ', en: 'Apply for a loan' }, href: '/Register' },
  { name: { th: 'บทความและข่าวสาร', en: 'Articles and news' }, href: '/#articles' },
  { name: { th: 'คำถามที่พบบ่อย', en: 'Frequent questions' }, href: '/#faq' },
];
