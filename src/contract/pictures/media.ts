import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { defineResource, MOST_ROWS } from '#contract/resource/resource.ts';
import { ResourceName } from '#contract/resource/windows.ts';
import {
  LEAST_CUT,
  LONGEST_ALT,
  LONGEST_TAG,
  MOST_TAGS,
  MOST_UPLOAD_BYTES,
} from './media-limits.ts';
import { writeTag } from './tags.ts';

/** The picture of a record, by its id in the media library. */
export const PictureId = z.int().positive().nullable();

const FileName = z.string().trim().min(1).max(200);
/** A part of the width or the height, from the left or the top. */
const Part = z.number().min(0).max(1);

const Alt = LocalizedText.superRefine((text, issues) => {
  for (const language of LANGUAGES) {
    if ((text[language]?.length ?? 0) > LONGEST_ALT)
      issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
  }
});

const Tag = z.string().overwrite(writeTag).min(1).max(LONGEST_TAG);
const Tags = z
  .array(Tag)
  .overwrite((tags) => [...new Set(tags)].toSorted())
  .max(MOST_TAGS);

const MediaInput = z.object({
  fileName: FileName,
  alt: Alt,
  /** Left out they stay, as a version of before there were any leaves them. */
  tags: Tags.optional(),
  focusX: Part,
  focusY: Part,
});

const row = MediaInput.extend({
  tags: z.array(z.string()),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
  /** Since when it is another file, while the one before can be brought back. */
  replacedAt: z.iso.datetime().nullable(),
  /** Addresses; null until the picture is encoded. */
  thumbnail: z.string().nullable(),
  large: z.string().nullable(),
  /** How many records show it, at most `COUNTED_USES`. */
  usedCount: z.int(),
});

const resource = defineResource({
  name: 'media',
  input: MediaInput,
  row,
  sorts: ['createdAt', 'fileName'],
  filters: {
    missingAlt: z.enum(['th', 'en']),
    unused: z.boolean(),
    tag: Tag,
    /** Only these. */
    among: z.array(z.int().positive()).min(1).max(MOST_ROWS),
  },
});

const taken = z.object({
  data: z.object({
    picture: resource['media/read'].output.shape.data,
    /** The same picture was there already. */
    duplicate: z.boolean(),
  }),
});

const one = z.object({ data: resource['media/read'].output.shape.data });
/** In the address of an upload numbers are texts. */
const Which = {
  id: z.coerce.number().int().positive(),
  version: z.coerce.number().int().positive(),
};

const PictureUse = z.object({
  resource: ResourceName,
  id: z.int(),
  /** Null for who may not see such records. */
  name: LocalizedText.nullable(),
});
export type PictureUse = z.infer<typeof PictureUse>;

const Pixels = z.int().min(0).max(100_000);

/** Pictures of the site. One begins as an upload or as a cut of another, so `media/add` is refused. */
export const mediaCalls = {
  ...resource,
  'media/upload': defineCall({
    access: 'MediaMaint.add',
    summary: 'Takes in a picture; the same content again answers with the one that is there.',
    input: z.object({ fileName: FileName }),
    output: taken,
    upload: true,
    mostBytes: MOST_UPLOAD_BYTES,
  }),
  'media/replace': defineCall({
    access: 'MediaMaint.edit',
    summary: 'Another file for a picture: whatever shows it shows the new one.',
    input: z.object({ ...Which, fileName: FileName }),
    output: one,
    upload: true,
    mostBytes: MOST_UPLOAD_BYTES,
  }),
  'media/undoReplace': defineCall({
    access: 'MediaMaint.edit',
    summary: 'Brings back the file that a picture had before.',
    input: z.object(Which),
    output: one,
  }),
  'media/crop': defineCall({
    access: 'MediaMaint.add',
    summary: 'A new picture cut from one, in its pixels; the one it is cut from stays.',
    input: z.object({
      id: z.int().positive(),
      x: Pixels,
      y: Pixels,
      width: Pixels.min(LEAST_CUT),
      height: Pixels.min(LEAST_CUT),
    }),
    output: taken,
  }),
  'media/tags': defineCall({
    access: 'MediaMaint.view',
    summary: 'Tags of pictures that begin so, the first of them.',
    input: z.object({ search: z.string().max(LONGEST_TAG).overwrite(writeTag).default('') }),
    output: z.object({ data: z.array(z.string()) }),
  }),
  'media/thumbnails': defineCall({
    access: 'resource.view',
    summary: 'Of these pictures the small ones, as far as such records show them.',
    input: z.object({
      resource: ResourceName,
      ids: z.array(z.int().positive()).min(1).max(MOST_ROWS),
    }),
    output: z.object({ data: z.array(z.object({ id: z.int(), thumbnail: z.string() })) }),
  }),
  'media/uses': defineCall({
    access: 'MediaMaint.view',
    summary: 'The records that show a picture.',
    input: z.object({ id: z.int().positive() }),
    output: z.object({ data: z.object({ uses: z.array(PictureUse), more: z.boolean() }) }),
  }),
};
