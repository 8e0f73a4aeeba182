import type { OfficeTexts } from './office.th.ts';
import { en as account } from './office-account.en.ts';
import { en as applicationRecord } from './office-application-record.en.ts';
import { en as applications } from './office-applications.en.ts';
import { en as audit } from './office-audit.en.ts';
import { en as auditChain } from './office-audit-chain.en.ts';
import { en as content } from './office-content.en.ts';
import { en as dashboard } from './office-dashboard.en.ts';
import { en as documents } from './office-documents.en.ts';
import { en as goods } from './office-goods.en.ts';
import { en as userImport } from './office-import.en.ts';
import { en as jobApplications } from './office-job-applications.en.ts';
import { en as lists } from './office-lists.en.ts';
import { en as mail } from './office-mail.en.ts';
import { en as media } from './office-media.en.ts';
import { en as messages } from './office-messages.en.ts';
import { en as navigation } from './office-navigation.en.ts';
import { en as parameters } from './office-parameters.en.ts';
import { en as places } from './office-places.en.ts';
import { en as privacy } from './office-privacy.en.ts';
import { en as records } from './office-records.en.ts';
import { en as reference } from './office-reference.en.ts';
import { en as resource } from './office-resource.en.ts';
import { en as richText } from './office-rich-text.en.ts';
import { en as rights } from './office-rights.en.ts';
import { en as shell } from './office-shell.en.ts';
import { en as sms } from './office-sms.en.ts';
import { en as smsGateway } from './office-sms-gateway.en.ts';
import { en as translations } from './office-translations.en.ts';
import { en as users } from './office-users.en.ts';
import { en as viewer } from './office-viewer.en.ts';

export const en: OfficeTexts = {
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
