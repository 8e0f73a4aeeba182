import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';

export type RenderedPage = {
  /** Its status and headers; of a document the text stands beside it. */
  response: Response;
  html: string | undefined;
  nonce: string;
  /** Origins besides our own that this page shows pictures from. */
  imageSources: readonly string[];
  failure: unknown;
  /** A page that is not published, for whoever holds the link. */
  preview: { expiresAt: string } | undefined;
};

export type PageRenderer = {
  /** For everybody who asks for this address: it sees no header, and outlives who asked first. */
  renderShared: (address: string, language: Language) => Promise<RenderedPage>;
  /** For this request alone. */
  renderOwn: (
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
  ) => Promise<RenderedPage>;
};

/** The token of a link to a page that is not published, where the address has one. */
export function previewToken({ method, query }: FastifyRequest): string | undefined {
  const { preview } = query as { preview?: string | string[] };
  if (preview === undefined || method === 'POST') return undefined;
  return String(preview);
}
