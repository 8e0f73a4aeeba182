import { en as account } from './account/texts.en.ts';
import type { AllOfficeTexts } from './all-texts.th.ts';
import { en as userImport } from './imports/texts.en.ts';
import { en as mail } from './mail/texts.en.ts';
import { en as parameters } from './parameters/texts.en.ts';
import { en as richText } from './rich-text/texts.en.ts';
import { en as smsGateway } from './sms/gateway-texts.en.ts';
import { en as office } from './texts.en.ts';

/** With what comes later, with its screen. */
export const en: AllOfficeTexts = {
  ...office,
  account,
  richText,
  smsGateway,
  mail,
  parameters,
  userImport,
};
