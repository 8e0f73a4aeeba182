import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * A key takes effect where one clicked before it. The browser tells of a moved cursor only with its
 * next picture: on a busy machine a key that came earlier would change what was chosen before.
 */
export const CursorAtClick = Extension.create({
  name: 'cursorAtClick',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: ({ dom }, { isComposing }) => {
            // The editor reads the cursor when it hears of this; it has no call for it.
            if (!isComposing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
            return false;
          },
        },
      },
    }),
  ],
});
