import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { Kept, None, Version } from './records.ts';
import { ResourceName } from './windows.ts';

export const REQUEST_STATES = ['waiting', 'returned'] as const;

const LONGEST_WORDS = 500;
const Words = z.string().trim().max(LONGEST_WORDS);
const RequestId = z.int().positive();

const PublishRequest = z.object({
  /** Never given twice, so that an answer to one that is gone is not taken for one to the next. */
  request: RequestId,
  state: z.enum(REQUEST_STATES),
  words: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  /** Who sent it back, when and why; no words where the draft was dropped. */
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  answer: z.string(),
});

const RecordRequest = PublishRequest.extend({
  /** Something was saved since it was asked. */
  changedSince: z.boolean(),
  /** Who asked may not edit such things any more, or is gone. */
  askerLeft: z.boolean(),
  /** Whether the caller takes it back, or puts it aside: words that came back are for who asked. */
  mayEnd: z.boolean(),
});
export type RecordRequest = z.infer<typeof RecordRequest>;

const ListedRequest = PublishRequest.extend({
  resource: ResourceName,
  id: z.int(),
  name: z.record(z.string(), z.string()),
  /** The caller asked; else the caller may answer. */
  own: z.boolean(),
});
export type ListedRequest = z.infer<typeof ListedRequest>;

/** Publication asked for by who may only edit, and the answers of who may publish. */
export const publishRequestCalls = {
  'records/publishRequest': defineCall({
    access: 'resource.view',
    summary: 'The request to publish a record that waits, or that was sent back last.',
    input: Kept,
    output: z.object({ data: RecordRequest.nullable() }),
  }),
  'records/askPublish': defineCall({
    access: 'resource.edit',
    summary: 'Asks those who may publish for it; asking again while it waits changes the words.',
    input: Kept.extend({
      /** Of the record. */
      version: Version,
      /** Of its unpublished changes; null: the record itself is a draft. */
      revision: Version.nullable(),
      words: Words.default(''),
    }),
    output: z.object({ data: RecordRequest }),
  }),
  'records/withdrawPublish': defineCall({
    access: 'resource.edit',
    summary: 'Takes a request to publish back, or puts one aside that was sent back.',
    input: Kept.extend({ request: RequestId }),
    output: None,
  }),
  'records/sendBack': defineCall({
    access: 'resource.publish',
    summary: 'Does not publish what was asked for, and says why.',
    input: Kept.extend({ request: RequestId, words: Words.min(1) }),
    output: z.object({ data: RecordRequest }),
  }),
  'records/publishRequests': defineCall({
    access: 'signedIn',
    summary: 'What waits for the caller to publish, and what the caller asked for; newest first.',
    input: z.object({
      /** Only those asked before this one. */
      before: RequestId.optional(),
      size: z.int().min(1).max(50).default(20),
    }),
    output: z.object({
      data: z.object({ requests: z.array(ListedRequest), next: RequestId.nullable() }),
    }),
  }),
};
