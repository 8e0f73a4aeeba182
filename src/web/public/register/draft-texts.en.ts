import type { RegisterDraftTexts } from './draft-texts.th.ts';

export const en: RegisterDraftTexts = {
  title: 'You have begun two applications',
  lead: 'Choose which one to go on with now. The other stays on this device: you will find it at the first step of the form.',
  mailed: 'From the link in your mail',
  here: 'On this device',
  choose: { mailed: 'Go on with the mailed one', here: 'Go on with the one on this device' },
  name: 'Borrower',
  noName: 'No name yet',
  product: 'Loan',
  noProduct: 'Not chosen yet',
  savedAt: 'Last saved',
  step: 'Got as far as',
  files: 'Documents',
  noFiles: 'None yet',
  others: 'Other applications kept on this device',
  change: 'Go on with this one',
  preparing: 'Getting the attached files ready',
  forget: 'Delete this one',
  forgetTitle: 'Delete this application?',
  forgetAsked: 'What you typed and its files leave this device and cannot be brought back.',
  forgetNow: 'Delete from the device',
  keep: 'Keep it',
  unable:
    'This browser cannot keep the other application, so nothing was changed. Free some space on the device and try again.',
  elsewhere: {
    title: 'This application is open in another tab',
    lead: 'It is filled in one tab at a time, so that nothing you type is overwritten. Go on here, and everything you typed in the other tab comes along.',
    take: 'Go on in this tab',
    taking: 'Opening the application',
  },
  kept: {
    title: 'We kept what you typed',
    here: (when) => `Last saved on this device ${when}. Go on where you stopped.`,
    mailed: (when) => `Last saved ${when}. Go on where you stopped.`,
    ended:
      'This link has expired or is not valid, or the application has been sent. If you sent it, see its status with your reference; if not, start anew or call us.',
    expiredTitle: 'The saved application cannot be opened',
    unreachable:
      'The saved application could not be opened yet. Check your connection and reload this page.',
    delete: 'Delete and start anew…',
    deleteConfirm: 'Delete everything and start anew',
    keep: 'Keep it',
  },
  lastSent: {
    title: 'You have sent an application from this device',
    detail: (reference) => `Reference ${reference}`,
    status: 'See its status',
  },
};
