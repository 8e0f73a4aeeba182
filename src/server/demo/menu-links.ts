import type { DemoMenuLink } from './demo-rows.ts';

/** What a borrower looks up elsewhere; the site's own pages stand in the menu already. */
export const menuLinks: DemoMenuLink[] = [
  {
    name: { th: 'ราคาประเมินที่ดิน กรมธนารักษ์', en: 'Land appraisals, Treasury Department' },
    href: 'https://assessprice.treasury.go.th/',
  },
  {
    name: { th: 'ค้นหาแปลงที่ดิน LandsMaps', en: 'Find a parcel on LandsMaps' },
    href: 'https://landsmaps.dol.go.th/',
  },
  {
    name: { th: 'กรมที่ดิน', en: 'Department of Lands' },
    href: 'https://www.dol.go.th/',
  },
  {
    name: { th: 'ตรวจเครดิตบูโรของตัวเอง', en: 'Check your own credit record' },
    href: 'https://www.ncb.co.th/',
  },
  {
    name: { th: 'เอกสารที่ต้องเตรียม', en: 'Papers to prepare' },
    href: '/Register',
  },
];
