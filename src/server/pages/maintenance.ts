import { inArray } from 'drizzle-orm';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { nameOrder } from '#server/platform/columns.ts';
import { inState } from '#server/platform/publish-states.ts';
import { publishColumns, publishValues } from '#server/platform/publishing-columns.ts';
import type { KindOf } from '#server/resource/kind.ts';
import {
  localizedColumns,
  numberColumn,
  publishSheet,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { banner, jobPosting, menuLink, question } from './tables.ts';

type Listed = typeof banner | typeof jobPosting | typeof menuLink | typeof question;

/** What lists in the order of the site sort by. */
const inOrder = (table: Listed) => ({
  position: table.position,
  name: nameOrder(table.name),
  updatedAt: table.updatedAt,
});

const nameOf = ({ name }: { name: { th?: string | undefined } }) => name.th ?? '';

export const jobPostingKind: KindOf<'jobPosting'> = {
  resource: 'jobPosting',
  table: jobPosting,
  searched: jobPosting.searchText,
  sorts: inOrder(jobPosting),
  filter: ({ state }) => inState(jobPosting, state),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail', { required: true }),
    numberColumn('pictureId', { empty: null }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
  read: async (db, ids) => {
    const rows = await db.select().from(jobPosting).where(inArray(jobPosting.id, ids));
    return rows.map(({ id, name, detail, pictureId, position, ...row }) => ({
      ...{ id, name, detail, pictureId, position },
      ...publishValues(row),
    }));
  },
  columns: ({ name, detail, pictureId, position, ...values }) => ({
    ...{ name, pictureId, position },
    detail: cleanRichText(detail),
    ...publishColumns(values),
  }),
  nameOf,
};

export const bannerKind: KindOf<'banner'> = {
  resource: 'banner',
  table: banner,
  searched: banner.searchText,
  sorts: inOrder(banner),
  filter: ({ state }) => inState(banner, state),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail'),
    ...localizedColumns('action', { required: true }),
    textColumn('href', { required: true }),
    numberColumn('pictureId', { empty: null }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
  read: async (db, ids) => {
    const rows = await db.select().from(banner).where(inArray(banner.id, ids));
    return rows.map(({ id, name, detail, action, href, pictureId, position, ...row }) => ({
      ...{ id, name, detail, action, href, pictureId, position },
      ...publishValues(row),
    }));
  },
  columns: ({ name, detail, action, href, pictureId, position, ...values }) => ({
    ...{ name, detail, action, href, pictureId, position },
    ...publishColumns(values),
  }),
  nameOf,
};

export const questionKind: KindOf<'question'> = {
  resource: 'question',
  table: question,
  searched: question.searchText,
  sorts: inOrder(question),
  filter: ({ state }) => inState(question, state),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail', { required: true }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
  read: async (db, ids) => {
    const rows = await db.select().from(question).where(inArray(question.id, ids));
    return rows.map(({ id, name, detail, position, ...row }) => ({
      ...{ id, name, detail, position },
      ...publishValues(row),
    }));
  },
  columns: ({ name, detail, position, ...values }) => ({
    ...{ name, position },
    detail: cleanRichText(detail),
    ...publishColumns(values),
  }),
  nameOf,
};

export const menuLinkKind: KindOf<'menuLink'> = {
  resource: 'menuLink',
  table: menuLink,
  searched: menuLink.searchText,
  sorts: inOrder(menuLink),
  filter: ({ state }) => inState(menuLink, state),
  sheet: [
    ...localizedColumns('name', { required: true }),
    textColumn('href', { required: true }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
  read: async (db, ids) => {
    const rows = await db.select().from(menuLink).where(inArray(menuLink.id, ids));
    return rows.map(({ id, name, href, position, ...row }) => ({
      ...{ id, name, href, position },
      ...publishValues(row),
    }));
  },
  columns: ({ name, href, position, ...values }) => ({
    ...{ name, href, position },
    ...publishColumns(values),
  }),
  nameOf,
};
