import type { RegisterStartTexts } from './start-texts.th.ts';

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
    applicant: 'Who is borrowing?',
    individual: 'A person',
    individualDetail: 'You borrow in your own name',
    company: 'A company',
    companyDetail: 'A company, partnership or other juristic person',
    product: 'Which loan?',
    range: (range) => range,
    notOffered: (applicant) => `Not offered to ${applicant.toLowerCase()}`,
    time: 'You can stop and go on later. You may send it without all documents: we will ask for what is missing.',
    papers: 'Have these at hand',
    referredBy: 'Referred by',
    begin: 'Begin the application',
    loading: 'Opening the application',
    notLoaded:
      'The next step could not be opened. Check your connection and press again. Nothing you typed is lost.',
    needProduct: 'Please Enter Product',
    productNotOffered: (applicant) =>
      `The loan you chose is not offered to ${applicant.toLowerCase()}. Please choose another one.`,
    productClosed: 'The loan you chose is not offered any more. Please choose another one.',
  },
};
