import type { SmsStopTexts } from './texts.th.ts';

export const en: SmsStopTexts = {
  title: 'Stop news by SMS',
  heading: 'Stop news by SMS',
  lead: (phone) =>
    `Press the button below and we will send no more news and offers to ${phone}. Messages about your own loan application still reach you.`,
  confirm: 'Stop SMS',
  keep: 'Keep receiving news',
  doneHeading: 'You have been taken off the list',
  done: (phone) =>
    `We will send no more news and offers to ${phone}. Tell us at any time if you change your mind.`,
  home: 'Back to the home page',
  unknownHeading: 'This link does not work',
  unknown:
    'Part of the link may be missing. Please open it from the SMS again, or tell us and we will stop the messages for you.',
  contact: 'Contact us',
};
