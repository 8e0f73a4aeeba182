import { randomUUID } from 'node:crypto';

/** A message that can be sent as it is. */
export const message = (values: object = {}) => ({
  id: randomUUID(),
  name: 'สมชาย ใจดี',
  email: 'somchai@example.com',
  tel: '๐๘๑-๒๓๔-๕๖๗๘',
  header: 'ขอทราบวงเงิน',
  text: 'ที่ดิน 2 ไร่\nจังหวัดเชียงใหม่',
  policy: true,
  language: 'th',
  ...values,
});
