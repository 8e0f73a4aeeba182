import { Parser } from 'htmlparser2';
import { writeRichText } from '#contract/rich-text/html.ts';
import { createReader } from '#contract/rich-text/reader.ts';
import { shapeRichText } from '#contract/rich-text/shape.ts';

/**
 * HTML in the form it is stored in, cleaned as the server does. The browser's own parser would
 * report every style that Word writes as a breach of the content security policy.
 */
export function cleanOnPage(html: string): string {
  const { nodes, handler } = createReader();
  new Parser(handler).end(html);
  return writeRichText(shapeRichText(nodes));
}
