import type { th } from './texts.th.ts';

export const en: typeof th = {
  title: 'Appointment',
  none: 'No day is arranged yet for contract and registration.',
  make: 'Arrange a day',
  move: 'Move it',
  moveTitle: 'Move the appointment',
  makeTitle: 'Arrange an appointment',
  cancel: 'Call it off…',
  cancelTitle: 'Call this appointment off',
  cancelReason: 'Why it is called off',
  cancelHint: 'Kept with the case; the applicant does not see it',
  doCancel: 'Call it off',
  states: { planned: 'Arranged', cancelled: 'Called off', over: 'Past' },
  asked: (time) => `The applicant asked for another day (${time})`,
  askedNothing: 'They named no days. Please call them.',
  cancelledBy: (name) => `Called off by ${name}`,
  applicant: 'the applicant',
  when: 'When',
  place: 'Where',
  who: 'Who comes',
  bring: 'What to bring',
  bringHint: 'One thing a line; the applicant sees this list',
  officer: 'Who goes there for us',
  kind: 'Meet at',
  kinds: { landOffice: 'Land Office', branch: 'Branch' },
  officeName: 'Name of the Land Office',
  officeForm: 'e.g. Chiang Mai Land Office, Mae Rim branch',
  address: 'Address (optional)',
  province: 'Province',
  branch: 'Branch',
  branchForm: 'Type a name, district or province',
  noBranch: 'No branch found',
  closed: {
    landOffice:
      'The Land Office is closed then: it is open Monday to Friday, 8.30 to 16.30, except on holidays.',
    branch: 'This is outside our working days or hours. Choose a working day.',
  },
  moon: (mayAdd) =>
    `The list of holidays has none of this year’s own days yet, such as Buddhist holidays and days in lieu. Check before you arrange it, and ${mayAdd ? 'add them in the global parameters' : 'ask an administrator to add them'}.`,
  changed:
    'Somebody else changed this appointment first, so nothing was saved. Close this to see it as it is now, then try again.',
  tooFar: 'At most 180 days ahead',
  calledOff: (time) =>
    `The appointment of ${time} is called off with it. The applicant is told in any case, so that nobody comes in vain.`,
  tell: 'Tell the applicant; the e-mail has a calendar file',
  save: 'Save the appointment',
};
