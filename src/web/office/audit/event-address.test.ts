import { expect, test } from 'vitest';
import { eventAddress } from './event-address.ts';

const of = (subject: string, subjectId: string, action = 'change') =>
  eventAddress({ subject, subjectId, action });

test('leads to the record of an event', () => {
  expect(of('PromotionsMaint', '7')).toBe('/PromotionsMaint?id=7');
  expect(of('PrivacyDesk', '7')).toBe('/PrivacyDesk?tab=requests&id=7');
});

test('but to none where the number may be of another thing', () => {
  expect(of('ArticlesMaint', '2'), 'an article, or a category').toBeUndefined();
  expect(of('ConfigOtherMaint', '1')).toBeUndefined();
  expect(of('PromotionsMaint', '12', 'import'), 'of a sheet').toBeUndefined();
  expect(of('PromotionsMaint', '')).toBeUndefined();
  expect(of('SmtpMaint', 'forgot_password.th')).toBeUndefined();
  expect(of('Audit', '7')).toBeUndefined();
});
