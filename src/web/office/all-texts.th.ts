import { th as account } from './account/texts.th.ts';
import { th as applicationRecord } from './application-record/texts.th.ts';
import { th as appointments } from './appointments/texts.th.ts';
import { th as appraisals } from './appraisals/texts.th.ts';
import { th as auditChain } from './audit/chain-texts.th.ts';
import { th as audit } from './audit/texts.th.ts';
import { th as places } from './branches/texts.th.ts';
import { th as contractForms } from './contract-forms/texts.th.ts';
import { th as dashboard } from './dashboard/texts.th.ts';
import { th as decision } from './decision/texts.th.ts';
import { th as viewer } from './document-viewer/texts.th.ts';
import { th as documents } from './documents/texts.th.ts';
import { th as rights } from './groups/texts.th.ts';
import { th as imports } from './imports/record-texts.th.ts';
import { th as userImport } from './imports/texts.th.ts';
import { th as jobApplications } from './job-applications/texts.th.ts';
import { th as mail } from './mail/texts.th.ts';
import { th as media } from './media/texts.th.ts';
import { th as messages } from './messages/texts.th.ts';
import { th as navigation } from './navigation/texts.th.ts';
import { th as offers } from './offers/texts.th.ts';
import { th as parameters } from './parameters/texts.th.ts';
import { th as policyNotices } from './policy-notices/texts.th.ts';
import { th as privacy } from './privacy/texts.th.ts';
import { th as goods } from './products/texts.th.ts';
import { th as reference } from './reference/texts.th.ts';
import { th as richText } from './rich-text/texts.th.ts';
import { th as smsGateway } from './sms/gateway-texts.th.ts';
import { th as sms } from './sms/texts.th.ts';
import { th as office } from './texts.th.ts';
import { th as translations } from './translations/texts.th.ts';
import { th as users } from './users/texts.th.ts';

/** With what comes later, with its screen. */
export const th = {
  ...office,
  media,
  viewer,
  auditChain,
  audit,
  dashboard,
  rights,
  reference,
  places,
  goods,
  documents,
  navigation,
  policyNotices,
  privacy,
  translations,
  imports,
  userImport,
  jobApplications,
  messages,
  users,
  sms,
  contractForms,
  decision,
  offers,
  appointments,
  appraisals,
  applicationRecord,
  account,
  richText,
  smsGateway,
  mail,
  parameters,
};

export type AllOfficeTexts = typeof th;
