import type { th } from './texts.th.ts';

export const en: typeof th = {
  toolbar: 'Text tools, reached from the text with Alt + F10',
  length: (count, most) => `${count} of ${most} characters used, formatting included`,
  comingPicture: 'The picture is being prepared',
  lostPicture: 'This picture cannot be shown. It may have left the library, or you may not see it.',
  writing: {
    length: (words, minutes) => `${words} words · ${minutes} min read`,
    outline: (count) => `Outline, ${count} headings`,
    nameless: '(empty heading)',
    faults: {
      empty: 'A heading has no words; whoever listens to the page hears an empty one',
      subheading_first: 'The first heading is a subheading; begin with a heading',
    },
  },
  removeLink: 'Remove link',
  actions: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quotation',
    link: 'Link',
    picture: 'Picture from the library',
    video: 'Video link',
    table: 'Insert table',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear formatting',
    rowBelow: 'Add row below',
    deleteRow: 'Delete this row',
    columnAfter: 'Add column to the right',
    deleteColumn: 'Delete this column',
    headerRow: 'Header row on or off',
    deleteTable: 'Delete table',
  },
  link: {
    title: 'Add a link',
    address: 'Address',
    addressHint:
      'A page of this site such as /Articles, a web address, an e-mail or a phone (tel:)',
    words: 'Words shown',
    confirm: 'Add link',
  },
  video: {
    title: 'Add a video link',
    address: 'Address of the video',
    addressHint: 'From YouTube, Vimeo, Facebook Watch or TikTok',
    words: 'Title of the video',
    confirm: 'Add video',
  },
  problems: {
    required: 'Enter an address',
    invalidLink:
      'This address cannot be used. Begin with https://, /, mailto: or tel:, without spaces.',
    invalidVideo:
      'This address cannot be used. Copy the address of a video on YouTube, Vimeo, Facebook Watch or TikTok.',
  },
};
