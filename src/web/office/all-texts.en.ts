import { en as account } from './account/texts.en.ts';
import type { AllOfficeTexts } from './all-texts.th.ts';
import { en as applicationRecord } from './application-record/texts.en.ts';
import { en as appraisals } from './appraisals/texts.en.ts';
import { en as decision } from './decision/texts.en.ts';
import { en as mail } from './mail/texts.en.ts';
import { en as parameters } from './parameters/texts.en.ts';
import { en as richText } from './rich-text/texts.en.ts';
import { en as smsGateway } from './sms/gateway-texts.en.ts';
import { en as office } from './texts.en.ts';

/** With what comes later, with its screen. */
export const en: AllOfficeTexts = {
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
