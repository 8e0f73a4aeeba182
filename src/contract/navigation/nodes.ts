import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { defineResource, RowFacts } from '#contract/resource/resource.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { WindowChoice } from './routes.ts';

export const MOST_NODES = 500;

/** May be empty: a node without a name of its own is called as its window is. */
const NodeName = z.partialRecord(z.enum(LANGUAGES), z.string().max(200));

const NodeInput = z.object({
  /** The heading it stands under; null: at the top. */
  parentId: z.int().positive().nullable(),
  icon: z.enum(['', ...MENU_ICONS]),
  name: NodeName,
  /** Null: a heading. */
  windowId: z.int().positive().nullable(),
  hidden: z.boolean(),
});

const NodeRow = NodeInput.extend({ position: z.int(), window: WindowChoice.nullable() });
const WholeNode = RowFacts.extend(NodeRow.shape);
export type NavNode = z.infer<typeof WholeNode>;

/** What becomes of the nodes under one that is deleted. */
const ChildrenFate = z.enum(['up', 'bin']);

const { 'nodes/delete': _, ...maintained } = defineResource({
  name: 'nodes',
  input: NodeInput,
  row: NodeRow,
  sorts: ['name', 'updatedAt'],
  filters: {},
});

export const navNodeCalls = {
  ...maintained,
  'nodes/delete': defineCall({
    access: 'NavNode.delete',
    summary: 'Moves nodes to the bin; those under them move up, or go with them.',
    input: z.object({
      ids: z.array(z.int().positive()).min(1).max(MOST_NODES),
      children: ChildrenFate,
    }),
    output: z.object({ data: z.null() }),
  }),
  'nodes/tree': defineCall({
    access: 'NavNode.view',
    summary: 'The whole menu with what is hidden in it, and the windows to put there.',
    output: z.object({
      data: z.object({
        /** Of the arrangement alone: it changes when nodes come, go or move. */
        version: z.string(),
        nodes: z.array(WholeNode),
        windows: z.array(WindowChoice),
      }),
    }),
  }),
  'nodes/arrange': defineCall({
    access: 'NavNode.edit',
    summary: 'Puts the whole menu in order; a version that is not the newest is a conflict.',
    input: z.object({
      version: z.string().max(64),
      nodes: z
        .array(z.object({ id: z.int().positive(), parentId: z.int().positive().nullable() }))
        .max(MOST_NODES),
    }),
    output: z.object({ data: z.object({ version: z.string() }) }),
  }),
  'nodes/reset': defineCall({
    access: 'NavNode.delete',
    summary: 'Moves the whole menu to the bin and makes the first one anew.',
    output: z.object({ data: z.null() }),
  }),
  'nodes/viewers': defineCall({
    access: 'NavNode.view',
    summary: 'The groups of users and the windows that each may see, for a preview of the menu.',
    output: z.object({
      data: z.array(z.object({ id: z.int(), name: LocalizedText, windows: z.array(z.string()) })),
    }),
  }),
};
