import type { Publishing } from '#contract/resource/publishing.ts';

type PublishingRow = { published: boolean; publishFrom: Date; publishUntil: Date | null };

/** The columns of when visitors see something, from what was typed. */
export function publishColumns({ published, publishFrom, publishUntil }: Publishing) {
  return {
    published,
    publishFrom: new Date(publishFrom),
    publishUntil: publishUntil === null ? null : new Date(publishUntil),
  };
}

/** And back. */
export function publishValues({ published, publishFrom, publishUntil }: PublishingRow): Publishing {
  return {
    published,
    publishFrom: publishFrom.toISOString(),
    publishUntil: publishUntil?.toISOString() ?? null,
  };
}
