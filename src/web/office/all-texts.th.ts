import { th as account } from './account/texts.th.ts';
import { th as applicationRecord } from './application-record/texts.th.ts';
import { th as appraisals } from './appraisals/texts.th.ts';
import { th as decision } from './decision/texts.th.ts';
import { th as mail } from './mail/texts.th.ts';
import { th as parameters } from './parameters/texts.th.ts';
import { th as richText } from './rich-text/texts.th.ts';
import { th as smsGateway } from './sms/gateway-texts.th.ts';
import { th as office } from './texts.th.ts';

/** With what comes later, with its screen. */
export const th = {
  ...office,
  decision,
  appraisals,
  applicationRecord,
  account,
  richText,
  smsGateway,
  mail,
  parameters,
};

export type AllOfficeTexts = typeof th;
