import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { videoProvider } from '#contract/rich-text/links.ts';
import styles from './rich-text.module.css';

/** Shows a paragraph that is nothing but a link to a video as the card it becomes on the site. */
export const VideoCards = Extension.create({
  name: 'videoCards',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, findCards(doc)) } }),
  ],
});

function findCards(doc: Node): Decoration[] {
  const cards: Decoration[] = [];
  doc.descendants((node, position) => {
    const provider = node.type.name === 'paragraph' ? providerOf(node) : undefined;
    if (!provider) return;
    const look = { class: styles.video ?? '', 'data-provider': provider };
    cards.push(Decoration.node(position, position + node.nodeSize, look));
  });
  return cards;
}

function providerOf(paragraph: Node): string | undefined {
  const hrefs = new Set<unknown>();
  paragraph.forEach(({ marks }) => {
    hrefs.add(marks.find(({ type }) => type.name === 'link')?.attrs.href);
  });
  const [href] = hrefs;
  return hrefs.size === 1 && typeof href === 'string' ? videoProvider(href) : undefined;
}
