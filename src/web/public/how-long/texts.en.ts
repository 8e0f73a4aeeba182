import type { HowLongTexts } from './texts.th.ts';

const some = (days: string, unit: string) => `${days} ${unit}${days === '1' ? '' : 's'}`;

export const en: HowLongTexts = {
  title: 'How long it takes',
  steps: {
    call: 'An officer calls you',
    papers: 'Your papers are checked',
    appraisal: 'The land is appraised',
    decision: 'We decide and tell you',
  },
  after: 'Contract and registration',
  afterWhen: 'on the day agreed at the Land Office',
  days: {
    target: (days) => some(days, 'working day'),
    measured: (days) => some(days, 'day'),
  },
  total: {
    target: (days) => `About ${some(days, 'working day')} from sending the application`,
    measured: (days) => `About ${some(days, 'day')} from sending the application`,
  },
  source: {
    target: 'This is our target. It leaves out the time we wait for papers from you.',
    measured: (cases) =>
      `What the middle one of the last ${cases} decided applications really took, weekends and waiting for papers included.`,
  },
  now: {
    target: (days) => `Our target for this step is ${some(days, 'working day')}`,
    measured: (days) => `This step usually takes about ${some(days, 'day')}`,
  },
};
