import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '#contract/rich-text/links.ts';
import { CursorAtClick } from './cursor-at-click.ts';
import { Finding } from './finding.ts';
import { PictureNode } from './picture-node.tsx';
import { VideoCards } from './video-cards.ts';
import { WaitingPictures } from './waiting-pictures.ts';
import { WholeWords } from './whole-words.ts';

/** No merged cells and no widths: the site sets tables by their words. */
const plainCell = {
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1, renderHTML: () => ({}) },
    rowspan: { default: 1, parseHTML: () => 1, renderHTML: () => ({}) },
    colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
  }),
};

const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // The last cell lets go of the keyboard instead of adding rows for ever.
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

/** What can be written is what the contract's tree can hold. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (href) => safeHref(href) !== undefined,
    },
  }),
  PlainTable,
  TableRow,
  TableCell.extend(plainCell),
  TableHeader.extend(plainCell),
  PictureNode,
  VideoCards,
  CursorAtClick,
  Finding,
  WaitingPictures,
  WholeWords,
];
