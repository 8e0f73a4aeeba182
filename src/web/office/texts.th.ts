import { th as applications } from './applications/texts.th.ts';
import { th as auditChain } from './audit/chain-texts.th.ts';
import { th as audit } from './audit/texts.th.ts';
import { th as places } from './branches/texts.th.ts';
import { th as content } from './content/texts.th.ts';
import { th as dashboard } from './dashboard/texts.th.ts';
import { th as viewer } from './document-viewer/texts.th.ts';
import { th as documents } from './documents/texts.th.ts';
import { th as rights } from './groups/texts.th.ts';
import { th as userImport } from './imports/texts.th.ts';
import { th as jobApplications } from './job-applications/texts.th.ts';
import { th as media } from './media/texts.th.ts';
import { th as messages } from './messages/texts.th.ts';
import { th as navigation } from './navigation/texts.th.ts';
import { th as privacy } from './privacy/texts.th.ts';
import { th as goods } from './products/texts.th.ts';
import { th as reference } from './reference/texts.th.ts';
import { th as lists } from './resource/list-texts.th.ts';
import { th as records } from './resource/record-texts.th.ts';
import { th as resource } from './resource/texts.th.ts';
import { th as shell } from './shell/texts.th.ts';
import { th as sms } from './sms/texts.th.ts';
import { th as translations } from './translations/texts.th.ts';
import { th as users } from './users/texts.th.ts';

/** Texts of the back office. Thai is the shape. */
export const th = {
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
  messages,
  navigation,
  privacy,
  records,
  places,
  reference,
  resource,
  rights,
  shell,
  sms,
  translations,
  userImport,
  users,
  viewer,
};

export type OfficeTexts = typeof th;
