import { th as account } from './office-account.th.ts';
import { th as applicationRecord } from './office-application-record.th.ts';
import { th as applications } from './office-applications.th.ts';
import { th as audit } from './office-audit.th.ts';
import { th as auditChain } from './office-audit-chain.th.ts';
import { th as content } from './office-content.th.ts';
import { th as dashboard } from './office-dashboard.th.ts';
import { th as documents } from './office-documents.th.ts';
import { th as goods } from './office-goods.th.ts';
import { th as userImport } from './office-import.th.ts';
import { th as jobApplications } from './office-job-applications.th.ts';
import { th as lists } from './office-lists.th.ts';
import { th as mail } from './office-mail.th.ts';
import { th as media } from './office-media.th.ts';
import { th as messages } from './office-messages.th.ts';
import { th as navigation } from './office-navigation.th.ts';
import { th as parameters } from './office-parameters.th.ts';
import { th as places } from './office-places.th.ts';
import { th as privacy } from './office-privacy.th.ts';
import { th as records } from './office-records.th.ts';
import { th as reference } from './office-reference.th.ts';
import { th as resource } from './office-resource.th.ts';
import { th as richText } from './office-rich-text.th.ts';
import { th as rights } from './office-rights.th.ts';
import { th as shell } from './office-shell.th.ts';
import { th as sms } from './office-sms.th.ts';
import { th as smsGateway } from './office-sms-gateway.th.ts';
import { th as translations } from './office-translations.th.ts';
import { th as users } from './office-users.th.ts';
import { th as viewer } from './office-viewer.th.ts';

/** Texts of the back office. Thai is the shape. */
export const th = {
  account,
  applicationRecord,
  applications,
  audit,
  auditChain,
  content,
  dashboard,
  documents,
  goods,
  jobApplications,
  lists,
  media,
  mail,
  messages,
  navigation,
  privacy,
  records,
  parameters,
  places,
  reference,
  resource,
  richText,
  rights,
  shell,
  sms,
  smsGateway,
  translations,
  userImport,
  users,
  viewer,
};

export type OfficeTexts = typeof th;
