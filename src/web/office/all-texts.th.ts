import { th as account } from './account/texts.th.ts';
import { th as userImport } from './imports/texts.th.ts';
import { th as mail } from './mail/texts.th.ts';
import { th as parameters } from './parameters/texts.th.ts';
import { th as richText } from './rich-text/texts.th.ts';
import { th as smsGateway } from './sms/gateway-texts.th.ts';
import { th as office } from './texts.th.ts';

/** With what comes later, with its screen. */
export const th = {
  ...office,
  account,
  richText,
  smsGateway,
  mail,
  parameters,
  userImport,
};

export type AllOfficeTexts = typeof th;
