import type { th } from './record-texts.th.ts';

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
  history: {
    open: 'History',
    title: 'History of changes',
    none: 'There is no history yet. It begins with the next save.',
    first: 'The first version in the history',
    sameValues: 'No field changed',
    older: 'Older versions',
    gone: 'removed',
    added: 'added',
    bringBack: 'Bring this version back',
    broughtBack: 'The values of that version are in the form. Check them, then save.',
  },
  draft: {
    offered: (time) => `You have an unsaved draft of ${time}`,
    older: 'The record was saved again since. When you save, you will compare both and choose.',
    take: 'Take up the draft',
    discard: 'Discard the draft',
    kept: (time) => `Draft kept at ${time}`,
  },
  editing: (names, time) => `${names} has this open too, since ${time}`,
  preview: {
    open: 'Preview',
    title: 'Preview of the page',
    width: 'Width of the screen',
    phone: 'Phone',
    desktop: 'Desktop',
    language: 'Language of the preview',
    copy: 'Copy the link for colleagues',
    copied: 'Copied',
    hint: (time) =>
      `As it stands in the form, not published. Whoever has the link can open it until ${time}.`,
    frame: (language) => `Preview of the page, ${language}`,
  },
  languageTabs: (label) => `${label}, other languages`,
  languageWrong: 'Something is not right in this language',
};
