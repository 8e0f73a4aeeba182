import { articles } from './articles.en.ts';
import { branches } from './branches.en.ts';
import { calculator } from './calculator.en.ts';
import { cookies } from './cookies.en.ts';
import { documents } from './documents.en.ts';
import { pages } from './pages.en.ts';
import { products } from './products.en.ts';
import { promotions } from './promotions.en.ts';
import type { PublicTexts } from './public.th.ts';

export const en: PublicTexts = {
  articles,
  branches,
  calculator,
  cookies,
  documents,
  pages,
  products,
  promotions,
  brand: { name: 'Chanote', tagline: 'Land-secured loans', company: 'Chanote Land-Secured Loans' },
  layout: {
    skipToContent: 'Skip to content',
    preview: (time) => `Preview, not published. This link works until ${time}.`,
    mainMenu: 'Main menu',
    openMenu: 'Menu',
    closeMenu: 'Close menu',
    language: 'Language',
    apply: 'Apply',
    employeeOnly: 'Employee only',
    staffOffice: 'Back office',
    staffSomebody: 'Staff',
    signOut: 'Sign out',
    articleCategories: 'Article categories',
    moreLinks: 'More links',
    telephone: 'Telephone',
    address: 'Address',
    email: 'E-mail',
    socialLinks: 'Also at',
    officeHours: 'Office hours',
    workingDays: 'Working days',
    hoursOf: (days, opens, closes) => `${days}, ${opens}–${closes}`,
    networks: 'Applications are also taken at GSB, TIP and BCP branches nationwide',
    copyright: (year) => `© ${year} Chanote Land-Secured Loans`,
    visitNotCounted: 'Your visit could not be counted. The page works as usual.',
    dismiss: 'Close',
    groups: {
      loans: 'Loans',
      branches: 'Find a branch',
      reading: 'Read',
      company: 'Company',
    },
    policies: 'Policies',
    cookiePolicy: 'Cookie policy',
    privacyNotice: 'Privacy notice',
    cookieSettings: 'Cookie settings',
    outside: 'outside this site',
    breadcrumbs: 'You are here',
  },
  navigation: {
    home: 'Home',
    products: 'Loans',
    allProducts: 'All loans',
    calculator: 'Calculator',
    promotions: 'Promotions',
    documents: 'Documents',
    status: 'Application status',
    branches: 'Branches',
    branchesGSB: 'GSB branches (bank)',
    branchesTIP: 'TIP branches (insurer)',
    branchesBCP: 'BCP branches (fuel stations)',
    articles: 'Articles',
    questions: 'Questions',
    about: 'About us',
    goal: 'Vision and mission',
    contact: 'Contact',
    work: 'Work with us',
  },
  callToAction: {
    title: 'Have a title deed? You can start today',
    detail: 'Bring the deed and your ID card. An officer will help you find a limit that fits.',
    closedTitle: 'Applications are closed for now',
    closedDetail: 'Call during office hours to ask when the next round opens.',
    call: (telephone) => `Call ${telephone}`,
  },
  home: {
    title: (share) => `Chanote – borrow up to ${share} of your land’s appraised value`,
    description: (person, company) =>
      `Loans secured by land in Thailand: up to ${person} for a person, ${company} for a company. See how the limit is worked out, what to bring and how to apply.`,
    banner: {
      kicker: 'At GSB · TIP · BCP branches across Thailand',
      title: (share) => `Borrow up to ${share} of your land’s appraised value`,
      detail:
        'Know roughly what you can borrow before you apply, from two prices you can look up yourself.',
      prepare: 'What do I need to bring?',
      factPerson: 'at most, for a person',
      factCompany: 'at most, for a company',
      factTerm: 'to repay, first year interest only',
      years: (years) => `${years} years`,
      choose: 'Choose a highlight',
      slide: (number, name) => `Highlight ${number}: ${name}`,
    },
    register: {
      title: 'Apply in 3 steps',
      detail: 'Complete papers at the start are the fastest way through.',
      prepare: 'Have these ready',
      action: 'See the full list of papers',
    },
    products: {
      title: 'Find the loan that fits',
      detail: 'The limit depends on the price of the land and on what you can repay.',
      band: 'Limit',
      emptyTitle: 'The list of loans is being updated',
    },
    articles: {
      title: 'Articles and news',
      detail: 'Land and loans, explained in a few minutes.',
      minutes: (minutes) => `${minutes} min read`,
      emptyTitle: 'No new articles yet',
    },
    promotions: {
      title: 'Promotions',
      detail: 'Special terms you can use now.',
      until: (date) => `Until ${date}`,
      always: 'No end date set',
      emptyTitle: 'No promotion at the moment',
    },
    questions: {
      title: 'Frequently asked questions',
      detail: 'Your question is not here? Call us and ask.',
      emptyTitle: 'Questions are being collected',
    },
    contact: {
      title: 'Talk to an officer',
      detail:
        'Have the deed number and the province of the land at hand: we can tell you roughly what you can borrow on the phone.',
    },
    work: {
      title: 'Work with us',
      detail: 'Open positions',
      how: 'Nothing that suits you? Leave an application, and we will call when something does.',
      apply: 'Apply for this position',
      applyGeneral: 'Leave an application',
      emptyTitle: 'No open position right now',
    },
    emptyDetail: 'Ask an officer:',
  },
  apply: {
    title: 'Apply for a land-secured loan online',
    description:
      'Apply online as a person or a company, take photos of your papers with your phone, stop and go on later, and follow the status.',
    heading: 'Apply for a land-secured loan',
    lead: 'All of it works on a phone, and everything you type is saved as you go.',
    backHome: 'Back to the home page',
    steps: [
      {
        title: 'Gather your papers',
        detail: 'Deed, ID card, house registration and proof of income.',
      },
      {
        title: 'Apply online',
        detail: 'About 10 minutes, with photos of your papers taken by phone.',
      },
      {
        title: 'Appraisal and contract',
        detail:
          'We inspect the land, tell you the limit, and register the mortgage at the land office.',
      },
    ],
    ifAny: (paper) => `${paper}, if any`,
    person: 'A person',
    personItems: [
      'Title deed (copy of every page)',
      'ID card (cover religion and blood group before copying)',
      'House registration',
      'Payslips, or bank statements of the last 6 months',
      'Marriage, divorce or name-change certificate, if any',
    ],
    company: 'A company',
    companyItems: [
      'Title deed (copy of every page)',
      'Company affidavit, not older than 3 months',
      'List of shareholders',
      'Financial statements of the last 2 years',
      'ID cards of the authorised directors',
    ],
    closedHeading: 'Applications are closed for now',
    closedDetail:
      'We are sorry: no new applications are taken at the moment. Call during office hours to ask when the next round opens.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'This page is not here',
    detail: 'No such parcel on our sheet. The link may be mistyped, or the page has moved.',
    action: 'Go to the home page',
  },
  error: {
    title: 'Something went wrong',
    heading: 'This page cannot be opened right now',
    detail: 'The fault is ours, not yours. Wait a moment, then load the page again.',
    retry: 'Load the page again',
    home: 'Go to the home page',
    urgent: 'Urgent? Call',
  },
};
