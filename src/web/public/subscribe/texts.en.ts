import type { SubscribeTexts } from './texts.th.ts';

export const en: SubscribeTexts = {
  title: 'Contact us',
  description:
    'Ask our staff about land loans. We answer by e-mail or telephone, during office hours.',
  heading: 'Write to us',
  lead: 'We answer by e-mail or telephone, during office hours.',
  required: 'required',
  allRequired: 'Fields marked * are required.',
  name: 'Full name',
  email: 'E-mail',
  tel: 'Telephone',
  telHint: 'A number in Thailand, such as 081-\u2060234-\u20605678 or 02-\u2060123-\u20604567',
  header: 'Subject',
  headerHint: 'Such as: limit for 2 rai of land in Chiang Mai',
  text: 'Message',
  counter: (used, most) => `${used} / ${most} characters`,
  purpose: (period) =>
    `We use these details to answer your message and delete them after ${period}. You can ask to see, correct or delete them sooner.`,
  policyBefore: 'I have read the',
  policyLink: 'privacy notice',
  newWindow: '(opens in a new window)',
  newsletter: 'I consent to news and promotions by e-mail (optional; you can stop it at any time)',
  website: 'Website (please leave empty)',
  submit: 'Send message',
  submitting: 'Sending your message',
  direct: 'Talk to us directly',
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your e-mail',
    tel: 'Please enter your telephone number',
    header: 'Please enter a subject',
    text: 'Please enter your message',
    policy: 'Please read the privacy notice and tick the box before sending',
  },
  problems: {
    changed:
      'The privacy notice changed while you were writing. Please read the new version, then tick the box again before sending.',
    too_long: 'This is too long. Please shorten it.',
    invalid: 'This contains a character that cannot be used. Please type it again.',
    invalid_email: 'Invalid e-mail',
    invalid_tel: 'Invalid telephone number. Please enter a Thai number of 9 or 10 digits.',
  },
  fix: 'Not sent yet. Please correct the fields with a message; what you typed is still here.',
  captcha:
    'Several messages came from this network. Please show that you are not a program, then send again.',
  captchaByHand:
    'Scripts are off in this browser, so you cannot confirm that. Please send it again in an hour, or call us.',
  tooMany: 'Too many messages came from this network. Please send it again in an hour, or call us.',
  failed:
    'Your message was not sent; what you typed is still here. Please check your connection and send again.',
  sentTitle: 'Message sent',
  sentHeading: 'We have your message',
  sent: (reference) =>
    `Your reference is ${reference}. You will get a confirmation by e-mail, and our staff will answer during office hours.`,
  sentHome: 'Back to the home page',
  sentCalculator: 'Calculate a limit meanwhile',
  optOut: {
    title: 'Stop the newsletter',
    heading: 'Stop the newsletter',
    lead: 'Press the button and we will send no more news and offers to this address. Answers to messages you send us still reach you.',
    confirm: 'Stop the newsletter',
    keep: 'Keep the newsletter',
    doneHeading: 'The newsletter has ended',
    done: 'We will send no more news and offers to this address. If you change your mind, you can ask for them again on the contact page.',
    unknownHeading: 'This link does not work',
    unknown:
      'It may have been cut short. Please open it from the e-mail again, or tell us and we will stop the newsletter for you.',
    contact: 'Contact us',
  },
  again: {
    heading: 'Get our news again',
    lead: 'This address had ended our newsletter. Press the button if you want our news and offers by e-mail again.',
    confirm: 'Send me the news again',
    keep: 'No news, please',
    doneHeading: 'Thank you, it is confirmed',
    done: 'We will send our news and offers to this address. The link in each letter ends them at any time.',
  },
};
