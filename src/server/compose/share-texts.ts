import type { FindShareText } from '#server/share-pictures/routes.ts';
import type { Services } from './services.ts';

const SITE = {
  th: { kicker: 'สินเชื่อที่ดิน', title: 'ใช้โฉนดค้ำประกัน รู้วงเงินเบื้องต้นก่อนสมัคร' },
  en: {
    kicker: 'Land-secured loans',
    title: 'Your title deed as security. Know your limit before you apply.',
  },
};

/** What the pictures of shared links say, by kind of page. */
export function shareTexts({
  articles,
  promotions,
  products,
}: Services): Record<string, FindShareText> {
  return {
    // There is one, and not one for each number: every one is drawn and kept.
    site: async (id, language) => (id === 0 ? SITE[language === 'th' ? 'th' : 'en'] : undefined),
    article: async (id, language) => {
      const found = await articles.find(language, id);
      return found && { kicker: found.category.name, title: found.name };
    },
    promotion: async (id, language) => {
      const found = await promotions.find(language, id);
      return found && { kicker: language === 'th' ? 'โปรโมชัน' : 'Promotion', title: found.name };
    },
    product: async (id, language) => {
      const found = await products.find(language, id);
      return found && { kicker: language === 'th' ? 'สินเชื่อ' : 'Loan', title: found.name };
    },
  };
}
