import type { th } from './office-settings.th.ts';

export const en: typeof th = {
  settings: {
    title: 'Other configuration',
    tabs: {
      company: 'Company',
      banners: 'Banners',
      questions: 'Questions',
      pages: 'Pages',
      links: 'Menu links',
    },
    addressHint: 'A page of this site, such as /Products, or a web address with https://',
  },
  company: {
    things: 'company details',
    newTitle: 'Company details',
    name: 'Company name',
    address: 'Address',
    officeHours: 'Office hours',
    telephones: 'Telephone',
    telephonesHint:
      'The first number stands on every page and is the one that is called; without any, the global parameter is used',
    ofParameter: 'As the global parameter says',
    email: 'E-mail',
    links: 'Online channel',
    linksHint: 'Such as the company’s LINE account or Facebook page',
    linkAddress: 'Address of the link (https://)',
  },
  banners: {
    things: 'banners',
    newTitle: 'Add a banner',
    name: 'Headline',
    detail: 'Line below it',
    action: 'Text of the button',
    href: 'The button leads to',
    picture: 'Picture',
    pictureHint: 'A wide picture; without one the site draws its parcel map',
  },
  questions: {
    things: 'questions',
    newTitle: 'Add a question',
    name: 'Question',
    detail: 'Answer',
  },
  pages: {
    things: 'pages',
    name: 'Heading of the page',
    page: 'Page',
    version: 'Version',
    begin: 'Write a missing page',
    summary: 'Introduction',
    detail: 'Text',
    hint: 'Visitors see the new text as soon as it is saved',
    policyHint: 'Every save is a new version; the page shows its number and date to readers',
    askAgain: 'Ask again whoever agreed to an earlier version',
    askAgainHint:
      'Tick it when purposes, recipients or rights change, not for a typing error. Once saved, the cookie notice opens again, and forms that were begun ask to read and agree anew.',
    keys: {
      about: 'About us',
      goal: 'Vision and mission',
      'cookie-policy': 'Cookie policy',
      'cookie-policy-private': 'Privacy notice',
    },
  },
  links: {
    things: 'links',
    newTitle: 'Add a link',
    name: 'Text of the link',
    href: 'Leads to',
  },
  rows: {
    add: (title) => `Add: ${title}`,
    remove: (row) => `Remove ${row}`,
  },
};
