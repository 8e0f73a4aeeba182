import { en as applications } from './applications/texts.en.ts';
import { en as auditChain } from './audit/chain-texts.en.ts';
import { en as audit } from './audit/texts.en.ts';
import { en as places } from './branches/texts.en.ts';
import { en as content } from './content/texts.en.ts';
import { en as dashboard } from './dashboard/texts.en.ts';
import { en as viewer } from './document-viewer/texts.en.ts';
import { en as documents } from './documents/texts.en.ts';
import { en as rights } from './groups/texts.en.ts';
import { en as userImport } from './imports/texts.en.ts';
import { en as jobApplications } from './job-applications/texts.en.ts';
import { en as media } from './media/texts.en.ts';
import { en as messages } from './messages/texts.en.ts';
import { en as navigation } from './navigation/texts.en.ts';
import { en as privacy } from './privacy/texts.en.ts';
import { en as goods } from './products/texts.en.ts';
import { en as reference } from './reference/texts.en.ts';
import { en as lists } from './resource/list-texts.en.ts';
import { en as records } from './resource/record-texts.en.ts';
import { en as resource } from './resource/texts.en.ts';
import { en as shell } from './shell/texts.en.ts';
import { en as sms } from './sms/texts.en.ts';
import type { OfficeTexts } from './texts.th.ts';
import { en as translations } from './translations/texts.en.ts';
import { en as users } from './users/texts.en.ts';

export const en: OfficeTexts = {
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
