import { useQuery } from '@tanstack/react-query';
import { mergeAttributes } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { mediaQuery } from '../media/media-query.ts';
import styles from './rich-text.module.css';
import { useRichTextTexts } from './texts.ts';

/** A picture of the media library by its id: its files and its words stay the library's. */
export const PictureNode = Image.extend({
  addAttributes: () => ({
    picture: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-picture'),
      renderHTML: ({ picture }) => ({ 'data-picture': String(picture) }),
    },
  }),
  parseHTML: () => [{ tag: 'img[data-picture]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addInputRules: () => [],
  addCommands: () => ({}),
  addNodeView: () => ReactNodeViewRenderer(ShownPicture),
});

function ShownPicture({ node, selected }: ReactNodeViewProps) {
  const texts = useRichTextTexts();
  const language = useLanguage();
  const { data, isError } = useQuery(mediaQuery(Number(node.attrs.picture)));
  return (
    <NodeViewWrapper
      className={styles.picture}
      data-picture-of={String(node.attrs.picture)}
      data-selected={selected || undefined}
    >
      {data?.large ? (
        <img src={data.large} alt={localize(data.alt, language)} />
      ) : (
        <span className={styles.noPicture}>
          {isError ? texts.lostPicture : texts.comingPicture}
        </span>
      )}
    </NodeViewWrapper>
  );
}
