import type { Icon } from '@tabler/icons-react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsMaximize,
  IconBold,
  IconClearFormatting,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMovie,
  IconPhoto,
  IconQuote,
  IconRowInsertBottom,
  IconRowRemove,
  IconSearch,
  IconTable,
  IconTableMinus,
  IconTableRow,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';

export type ActionName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'picture'
  | 'video'
  | 'table'
  | 'find'
  | 'fullScreen'
  | 'undo'
  | 'redo'
  | 'clear'
  | TableActionName;
type TableActionName =
  | 'rowBelow'
  | 'columnAfter'
  | 'deleteRow'
  | 'deleteColumn'
  | 'headerRow'
  | 'deleteTable';

/** What a button does: at once, or by what opens around the text. */
export type Action = {
  name: ActionName;
  icon: Icon;
  /** Only for buttons that are either on or off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
} & (
  | { run: (editor: Editor) => void }
  | { asks: 'link' | 'video' | 'picture' | 'find' | 'fullScreen' }
);

const inTable = (editor: Editor) => editor.isActive('table');

const ACTIONS: readonly (readonly Action[])[] = [
  [
    {
      name: 'heading',
      icon: IconH2,
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => editor.chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'subheading',
      icon: IconH3,
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => editor.chain().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: 'bold',
      icon: IconBold,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: IconItalic,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().toggleItalic().run(),
    },
  ],
  [
    {
      name: 'bullets',
      icon: IconList,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      icon: IconListNumbers,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: IconQuote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().toggleBlockquote().run(),
    },
  ],
  [
    { name: 'link', icon: IconLink, isOn: (editor) => editor.isActive('link'), asks: 'link' },
    { name: 'picture', icon: IconPhoto, asks: 'picture' },
    { name: 'video', icon: IconMovie, asks: 'video' },
    {
      name: 'table',
      icon: IconTable,
      // A table inside a table cannot be read on a telephone.
      isPossible: (editor) => !inTable(editor),
      run: (editor) => editor.chain().insertTable({ rows: 3, cols: 2 }).run(),
    },
  ],
  [
    { name: 'find', icon: IconSearch, asks: 'find' },
    { name: 'fullScreen', icon: IconArrowsMaximize, asks: 'fullScreen' },
  ],
  [
    {
      name: 'undo',
      icon: IconArrowBackUp,
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().undo().run(),
    },
    {
      name: 'redo',
      icon: IconArrowForwardUp,
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().redo().run(),
    },
    {
      name: 'clear',
      icon: IconClearFormatting,
      run: (editor) => editor.chain().unsetAllMarks().clearNodes().run(),
    },
  ],
];

/** Shown while the text cursor stands in a table. */
const TABLE_ACTIONS: readonly Action[] = [
  {
    name: 'rowBelow',
    icon: IconRowInsertBottom,
    run: (editor) => editor.chain().addRowAfter().run(),
  },
  {
    name: 'deleteRow',
    icon: IconRowRemove,
    run: (editor) => editor.chain().deleteRow().run(),
  },
  {
    name: 'columnAfter',
    icon: IconColumnInsertRight,
    run: (editor) => editor.chain().addColumnAfter().run(),
  },
  {
    name: 'deleteColumn',
    icon: IconColumnRemove,
    run: (editor) => editor.chain().deleteColumn().run(),
  },
  {
    name: 'headerRow',
    icon: IconTableRow,
    run: (editor) => editor.chain().toggleHeaderRow().run(),
  },
  {
    name: 'deleteTable',
    icon: IconTableMinus,
    run: (editor) => editor.chain().deleteTable().run(),
  },
];

export const actionsFor = (editor: Editor): readonly (readonly Action[])[] =>
  inTable(editor) ? [...ACTIONS, TABLE_ACTIONS] : ACTIONS;
