/**
 * Structured data for search engines and chat previews. A data block: it never runs, so it needs
 * no leave of the content security policy. `<` is escaped, so no content can close the element.
 */
export function JsonLd({ data }: { data: { '@type': string; [name: string]: unknown } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
