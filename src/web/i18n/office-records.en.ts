import type { th } from './office-records.th.ts';

export const en: typeof th = {
  publishing: {
    title: 'Publishing',
    published: 'Publish on the website',
    publishedHint: 'Clear this to keep it as a draft',
    from: 'Visible from',
    until: 'Visible until',
    untilHint: 'Leave empty for no end',
    thaiTime: (time) => `${time}, Thai time`,
    states: {
      draft: 'Draft: visitors do not see it',
      incomplete: 'Please say from when it is visible',
      scheduled: (from) => `Scheduled: visitors will see it from ${from}`,
      scheduledUntil: (from, until) =>
        `Scheduled: visitors will see it from ${from} until ${until}`,
      visible: 'Visitors see it now',
      visibleUntil: (until) => `Visitors see it now, until ${until}`,
      ended: (until) => `Ended ${until}: visitors no longer see it`,
    },
    afterSave: 'Takes effect when saved',
  },
  languageTabs: (label) => `${label}, other languages`,
  languageWrong: 'Something is not right in this language',
};
