import type { Editor } from '@tiptap/core';
import { type ReactNode, use, useState } from 'react';
import { usePictureChooser } from '../media/choose-picture.tsx';
import { focusText } from './focus-text.ts';
import { insertPicture } from './insert-picture.ts';
import { LinkDialog } from './link-dialog.tsx';
import { type ActionName, actionsFor } from './toolbar-actions.ts';
import { WritingContext } from './writing-context.ts';

type Parts = { editor: Editor | null; onFind: () => void };
type Actions = { perform: (name: ActionName) => void; dialog: ReactNode };

/** What the tools and the menu in the text do: at once, or by asking first. */
export function useActions({ editor, onFind }: Parts): Actions {
  const [asking, setAsking] = useState<'link' | 'video'>();
  const choosePicture = usePictureChooser();
  const room = use(WritingContext);
  if (!editor) return { perform: () => undefined, dialog: null };

  const insertChosen = async () => {
    const chosen = await choosePicture();
    focusText(editor);
    if (chosen) insertPicture(editor, editor.state.selection, chosen.id);
  };
  const perform = (name: ActionName) => {
    const action = actionsFor(editor)
      .flat()
      .find((one) => one.name === name);
    if (!action || action.isPossible?.(editor) === false) return;
    if (!('asks' in action)) {
      focusText(editor);
      return action.run(editor);
    }
    switch (action.asks) {
      case 'picture':
        return void insertChosen();
      case 'find':
        return onFind();
      case 'fullScreen':
        return room?.toggle();
      case 'link':
      case 'video':
        return setAsking(action.asks);
    }
  };
  const dialog = asking && (
    <LinkDialog
      editor={editor}
      kind={asking}
      onClose={() => {
        setAsking(undefined);
        focusText(editor);
      }}
    />
  );
  return { perform, dialog };
}
