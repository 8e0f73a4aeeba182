import type { RegisterStartTexts } from './register-start.th.ts';

export const en: RegisterStartTexts = {
  required: 'required',
  progress: 'Progress',
  stepOf: (number, most) => `Step ${number} of ${most}`,
  stepNames: {
    start: 'Start',
    about: 'About you',
    address: 'Address',
    land: 'Land',
    documents: 'Documents',
    review: 'Review and send',
  },
  start: {
    title: 'Choose your loan',
    applicant: 'Who is borrowing?',
    individual: 'A person',
    individualDetail: 'You borrow in your own name',
    company: 'A company',
    companyDetail: 'A company, partnership or other juristic person',
    product: 'Which loan?',
    range: (range) => range,
    notOffered: (applicant) => `Not offered to ${applicant.toLowerCase()}`,
    time: 'Takes about 10 minutes. You can stop and go on later. You may send it without all documents: we will ask for what is missing.',
    papers: 'Have these at hand',
    referredBy: 'Referred by',
    begin: 'Begin the application',
    loading: 'Opening the application',
    notLoaded:
      'The next step could not be opened. Check your connection and press again. Nothing you typed is lost.',
    needProduct: 'Please Enter Product',
    noProducts: 'No loan is open for applications at the moment. Please call us.',
  },
  kept: {
    title: 'We kept what you typed',
    detail: (when) => `Last saved on this device ${when}. Go on where you stopped.`,
    ended: 'This link has expired or is not valid. You can start anew, or call us.',
    expiredTitle: 'The saved application cannot be opened',
    alreadySent:
      'This application has been sent. See its status with the reference in our mail, or start another.',
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
  plain: {
    title: 'You can apply by telephone too',
    detail:
      'The online application needs JavaScript in your browser. Or call us, with these documents at hand.',
  },
};
