import { writeRichText } from '#contract/rich-text-html.ts';
import type { LooseNode } from '#contract/rich-text-loose.ts';
import { shapeRichText } from '#contract/rich-text-shape.ts';

/** HTML in the form it is stored in. The document it is read in loads nothing and runs nothing. */
export function cleanOnPage(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return writeRichText(shapeRichText(readChildren(body)));
}

function readChildren(parent: Element): LooseNode[] {
  return [...parent.childNodes].flatMap((node): LooseNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
    return [
      {
        name: node.localName,
        attributes: Object.fromEntries(attributes),
        children: readChildren(node),
      },
    ];
  });
}
