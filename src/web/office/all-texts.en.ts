import { en as account } from './account/texts.en.ts';
import type { AllOfficeTexts } from './all-texts.th.ts';
import { en as applicationRecord } from './application-record/texts.en.ts';
import { en as appointments } from './appointments/texts.en.ts';
import { en as appraisals } from './appraisals/texts.en.ts';
import { en as auditChain } from './audit/chain-texts.en.ts';
import { en as audit } from './audit/texts.en.ts';
import { en as places } from './branches/texts.en.ts';
import { en as contractForms } from './contract-forms/texts.en.ts';
import { en as dashboard } from './dashboard/texts.en.ts';
import { en as decision } from './decision/texts.en.ts';
import { en as viewer } from './document-viewer/texts.en.ts';
import { en as documents } from './documents/texts.en.ts';
import { en as rights } from './groups/texts.en.ts';
import { en as imports } from './imports/record-texts.en.ts';
import { en as userImport } from './imports/texts.en.ts';
import { en as jobApplications } from './job-applications/texts.en.ts';
import { en as mail } from './mail/texts.en.ts';
import { en as media } from './media/texts.en.ts';
import { en as messages } from './messages/texts.en.ts';
import { en as navigation } from './navigation/texts.en.ts';
import { en as offers } from './offers/texts.en.ts';
import { en as parameters } from './parameters/texts.en.ts';
import { en as policyNotices } from './policy-notices/texts.en.ts';
import { en as privacy } from './privacy/texts.en.ts';
import { en as goods } from './products/texts.en.ts';
import { en as reference } from './reference/texts.en.ts';
import { en as richText } from './rich-text/texts.en.ts';
import { en as smsGateway } from './sms/gateway-texts.en.ts';
import { en as sms } from './sms/texts.en.ts';
import { en as office } from './texts.en.ts';
import { en as translations } from './translations/texts.en.ts';
import { en as users } from './users/texts.en.ts';

/** With what comes later, with its screen. */
export const en: AllOfficeTexts = {
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
