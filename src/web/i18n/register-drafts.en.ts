import type { RegisterDraftTexts } from './register-drafts.th.ts';

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
  forget: 'Delete this one',
  forgetTitle: 'Delete this application?',
  forgetAsked: 'What you typed and its files leave this device and cannot be brought back.',
  forgetNow: 'Delete from the device',
  keep: 'Keep it',
  unable:
    'This browser cannot keep the other application, so nothing was changed. Free some space on the device and try again.',
};
