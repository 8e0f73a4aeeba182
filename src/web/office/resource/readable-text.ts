const BLOCK_END = /<\/(p|h[1-6]|li|ul|ol|blockquote|tr|table|figure|div)>|<br\s*\/?>/gi;
const ENTITIES: Record<string, string> = {
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** A rich text as it reads, a paragraph a line; any other text as it is. */
export function toReadable(text: string): string {
  if (!/<[a-z][^<>]*>/i.test(text)) return text;
  return text
    .replace(BLOCK_END, '\n')
    .replace(/<img\b[^<>]*>/gi, ' 🖼 ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
