import type { documents as shape } from './texts.th.ts';

export const documents: typeof shape = {
  title: 'Documents to download – Chanote land loans',
  description:
    'Application forms, checklists, the table of interest and fees, and a guide to reading a title deed. Free to download as PDF files.',
  heading: 'Documents |to download',
  lead: 'Forms and guides for a land loan: print them and fill them in, or read them before you visit a branch.',
  download: 'Download',
  emptyTitle: 'There are no documents here yet',
  next: {
    title: 'Filled in? |Here is how to send it',
    online: {
      title: 'Apply online',
      detail: 'See the steps and what to have ready before you talk to an officer.',
      action: 'See how to apply',
    },
    branch: {
      title: 'Bring it to a branch',
      detail: 'Take the originals and the copies; an officer checks that nothing is missing.',
      action: 'Find a branch',
    },
    telephone: {
      title: 'Not sure which form?',
      detail: 'Call first. We tell you which papers your case needs.',
      action: (telephone) => `Call ${telephone}`,
    },
  },
};
