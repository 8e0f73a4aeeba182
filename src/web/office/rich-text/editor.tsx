import { EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language.ts';
import textStyles from '../../ui/rich-text.module.css';
import { cleanOnPage } from './clean-on-page.ts';
import { extensions } from './extensions.ts';
import { FindBar } from './find-bar.tsx';
import { focusText } from './focus-text.ts';
import { GivenPictures } from './given-pictures.tsx';
import styles from './rich-text.module.css';
import { SlashMenu, useSlashMenu } from './slash-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import { useActions } from './use-actions.tsx';
import { filesOf, useGivenPictures } from './use-given-pictures.ts';
import { WritingContext } from './writing-context.ts';
import { WritingFacts } from './writing-facts.tsx';

type Props = {
  html: string;
  language: Language;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  required: boolean;
  onChange: (html: string) => void;
  /** Whether pictures are on their way into it. */
  onAwait: (awaits: boolean) => void;
};

/** Writes rich text in the look it has on the site; what it hands on is already in stored form. */
export default function Editor(props: Props) {
  const { html, language, readOnly, labelledBy, describedBy, required, onChange, onAwait } = props;
  const box = useRef<HTMLDivElement>(null);
  const room = use(WritingContext);
  const [finding, setFinding] = useState<'find' | 'replace'>();
  /** Whether what was pasted or dropped was files, which are then taken. */
  const take = useRef((_data: DataTransfer | null, _place: number): boolean => false);
  /** What the form has, so that only a value from elsewhere is brought in. */
  const known = useRef(html);
  const attributes: Record<string, string> = {
    class: `${textStyles.text} ${styles.text}`,
    lang: language,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-required': String(required),
    'aria-readonly': String(readOnly),
    'aria-invalid': String(describedBy !== undefined),
    ...(describedBy && { 'aria-describedby': describedBy }),
    // Read only it takes no typing, yet is still read and scrolled by keyboard.
    ...(readOnly && { tabindex: '0' }),
  };
  const editor = useEditor({
    extensions,
    // Whatever way it came into the database: the parser of the browser sees nothing unclean.
    content: cleanOnPage(html),
    editable: !readOnly,
    // The policy allows no style elements: ours are in rich-text.module.css.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      handlePaste: ({ state }, event) => take.current(event.clipboardData, state.selection.to),
      handleDrop: (view, event, _slice, moved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return !moved && take.current(event.dataTransfer, at?.pos ?? view.state.selection.to);
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = cleanOnPage(changed.getHTML());
      if (written === known.current) return;
      known.current = written;
      onChange(written);
    },
  });

  useEffect(() => {
    if (!editor || html === known.current) return;
    known.current = html;
    editor.commands.setContent(cleanOnPage(html), { emitUpdate: false });
  }, [editor, html]);

  const given = useGivenPictures(editor, onAwait);
  const { perform, dialog } = useActions({ editor, onFind: () => setFinding('find') });
  const menu = useSlashMenu({ editor, perform });
  useEffect(() => {
    take.current = (data, place) => {
      const files = filesOf(data);
      if (readOnly || files.length === 0) return false;
      given.take(files, place);
      return true;
    };
  });
  const stopFinding = () => {
    setFinding(undefined);
    if (editor) focusText(editor);
  };

  return (
    <div
      ref={box}
      className={styles.editor}
      data-full={room?.full || undefined}
      data-read-only={readOnly || undefined}
      data-invalid={describedBy !== undefined || undefined}
    >
      {editor && !readOnly && (
        <div className={styles.tools}>
          <Toolbar editor={editor} labelledBy={labelledBy} perform={perform} />
          {finding && (
            <FindBar editor={editor} replacing={finding === 'replace'} onClose={stopFinding} />
          )}
          <GivenPictures given={given} />
        </div>
      )}
      <EditorContent
        className={styles.content}
        editor={editor}
        onKeyDownCapture={menu.onKeyDownCapture}
        onKeyDown={onKeyDown}
      />
      {editor && menu.open && <SlashMenu menu={menu} editor={editor} box={box} />}
      {dialog}
      <WritingFacts html={html} language={language} box={box} />
    </div>
  );

  /** By the place of the key: on a Thai keyboard it writes another letter. */
  function onKeyDown(event: KeyboardEvent) {
    const { altKey, code, key, shiftKey } = event;
    const withControl = (event.ctrlKey || event.metaKey) && !altKey && !event.defaultPrevented;
    if (altKey && key === 'F10')
      box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
    else if (withControl && shiftKey && code === 'KeyF' && room) room.toggle();
    else if (withControl && !shiftKey && code === 'KeyF' && !readOnly) setFinding('find');
    else if (withControl && !shiftKey && code === 'KeyH' && !readOnly) setFinding('replace');
    else return;
    event.preventDefault();
  }
}

/** Our own slices keep where they were cut; all else is cleaned as the server would. */
function cleanPasted(html: string): string {
  const isOurs = html.includes('data-pm-slice') && !/\sstyle=|<style/i.test(html);
  return isOurs ? html : cleanOnPage(html);
}
