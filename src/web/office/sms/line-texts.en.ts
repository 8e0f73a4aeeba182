import type { th } from './line-texts.th.ts';

export const en: typeof th = {
  title: 'Our LINE account',
  intro:
    'Applicants link their application to LINE on its status page, and its progress comes to their chat: in place of SMS and e-mail or beside them, as the parameters say under loan applications.',
  isOff: 'LINE is off: applicants are not offered it, and news goes by e-mail and SMS.',
  problem: 'LINE takes no messages; news goes another way',
  mayNot: 'Only those who may approve on this screen can change and try this',
  on: 'LINE is on',
  onHint: 'Needs the Basic ID and both secrets',
  basicId: 'Basic ID',
  basicIdHint: 'Begins with @; see LINE Official Account Manager',
  monthlyQuota: 'Messages a month',
  monthlyQuotaHint: 'Beyond that, news goes by SMS or e-mail; 0: as many as LINE allows',
  secretsTitle: 'Secrets',
  secretsHint: 'Kept encrypted and never shown again. Enter a new value to change one.',
  channelSecret: 'Channel secret',
  channelSecretHint: 'Tab “Basic settings” of the LINE Developers Console',
  accessToken: 'Channel access token',
  accessTokenHint: 'Tab “Messaging API” of the LINE Developers Console',
  secretSet: 'Set',
  webhookTitle: 'Webhook',
  webhookHint:
    'Enter this address in the tab “Messaging API”, and turn on “Use webhook” and “Webhook redelivery”.',
  apiUrl: 'Address of LINE',
  apiUrlHint: 'Need not be changed',
  save: 'Save the settings',
  saved: 'The settings are saved',
  usageTitle: 'This month',
  pushed: (count) => `Messages sent by LINE: ${count}`,
  pushedOf: (count, quota) => `Messages sent by LINE: ${count} of ${quota}`,
  linked: (count) => `Applications linked to LINE: ${count}`,
  askUsage: 'Ask LINE',
  usage: (used, limit) =>
    limit === null
      ? `LINE counts ${used} messages, without a limit`
      : `LINE counts ${used} of ${limit} messages`,
  testTitle: 'Send a test',
  testHint:
    'Sends one message by the settings as saved, and shows the real answer of LINE. Its recipient must have added the account as a friend.',
  testUser: 'User ID of the recipient',
  testUserHint: 'Your own is “Your user ID” in the tab “Basic settings”',
  testUserWrong: 'U followed by 32 signs: a to f and numbers',
  testText: 'Text',
  testInitial: 'A test by LINE from Chanote',
  test: 'Send the test',
  outcomes: {
    accepted: 'LINE took the message',
    refused: 'LINE refused this message: check the User ID',
    later: 'LINE asks to try again later',
    quota:
      'The messages of this month are used up; more can be bought in LINE Official Account Manager',
    down: 'LINE cannot be reached; nothing has left',
    misconfigured: 'LINE does not let us in: check the channel access token',
    doubt: 'No clear answer came; the message may have been sent or not',
  },
};
