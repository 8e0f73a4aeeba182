import type { th } from './texts.th.ts';

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
    empty:
      'The company’s details stand at the foot of every page: address, office hours, telephone.',
    newTitle: 'Company details',
    name: 'Company name',
    registeredName: 'Registered name',
    registrationNumber: 'Company registration number',
    registrationHint:
      '13 digits, the first a 0. Shown below every page with the registered name and the licence.',
    licence: 'Licence to lend',
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
    empty: 'Banners stand on the home page of the site.',
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
    empty: 'Questions that people ask often, with their answers, stand on the home page.',
    newTitle: 'Add a question',
    name: 'Question',
    detail: 'Answer',
  },
  pages: {
    things: 'pages',
    empty: 'The texts of about us, vision and the policies are written here.',
    name: 'Heading of the page',
    page: 'Page',
    version: 'Version',
    begin: 'Write a missing page',
    summary: 'Introduction',
    detail: 'Text',
    firstHint: 'Visitors see the page as soon as it is saved',
    hint: 'Visitors see the new text once it is published',
    policyHint:
      'Every time it is published is a new version; the page shows its number and date to readers',
    askAgain: 'Ask again whoever agreed to an earlier version',
    askAgainHint:
      'Tick it when purposes, recipients or rights change, not for a typing error. Once published, the cookie notice opens again, and forms that were begun ask to read and agree anew.',
    keys: {
      about: 'About us',
      goal: 'Vision and mission',
      costs: 'Costs and fees',
      hardship: 'If paying gets hard',
      complaints: 'Complaints',
      'cookie-policy': 'Cookie policy',
      'cookie-policy-private': 'Privacy notice',
    },
  },
  links: {
    things: 'links',
    empty: 'These links are added to the menu of the site.',
    newTitle: 'Add a link',
    name: 'Text of the link',
    href: 'Leads to',
  },
  rows: {
    add: (title) => `Add: ${title}`,
    remove: (row) => `Remove ${row}`,
  },
};
