/** Every page of the product; each is checked in both languages. A new route belongs here. */
export const PAGES = [
  { path: '/', title: { th: /โฉนด/, en: /Chanote/ } },
  { path: '/Register', title: { th: /สมัคร/, en: /[Aa]ppl/ } },
  { path: '/login', title: { th: /เข้าสู่ระบบ/, en: /sign-in/ } },
  { path: '/no-such-page', status: 404, title: { th: /ไม่พบ/, en: /not/ } },
  { path: '/DashboardMt', role: 'administrator', title: { th: /./, en: /./ } },
] as const;

export const LANGUAGES = ['th', 'en'] as const;
