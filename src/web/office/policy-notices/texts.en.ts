import type { th } from './texts.th.ts';

export const en: typeof th = {
  title: 'Tell by e-mail whoever agreed before',
  lead: (version) =>
    `From version ${version} on this notice asks again. Newsletter subscribers and applicants whose applications are under way, and who agreed to an earlier version, do not know until you tell them.`,
  readers: (subscribers, applicants) =>
    `${subscribers} newsletter subscribers, ${applicants} applicants`,
  nobody: 'Nobody needs to be told: all agreed to this version, or gave no e-mail address.',
  start: 'Tell them by e-mail…',
  again: 'Go on telling…',
  letter: 'See and change the words of the letter',
  confirmTitle: 'Tell of the new notice by e-mail',
  confirmBody: (subscribers, applicants) =>
    `${subscribers} newsletter subscribers and ${applicants} applicants get one letter each, in their language. An address that stands in both gets one.`,
  confirm: 'Send the letters',
  states: { working: 'Being sent', done: 'All sent', cancelled: 'Stopped' },
  progress: (sent, total) => `${sent} of ${total} letters sent`,
  waiting: (count) => `${count} waiting`,
  failed: (count) => `${count} could not be sent`,
  startedBy: (name, time) => `Begun by ${name}, ${time}`,
  cancel: 'Stop sending…',
  cancelTitle: 'Stop telling by e-mail',
  cancelBody:
    'Letters that have not left are not sent; those that have cannot be called back. You can go on later: nobody is written to twice.',
  cancelConfirm: 'Stop sending',
  keep: 'Back',
};
