import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language.ts';
import textStyles from '../../ui/rich-text.module.css';
import { cleanOnPage } from './clean-on-page.ts';
import { extensions } from './extensions.ts';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';
import { WritingFacts } from './writing-facts.tsx';

type Props = {
  html: string;
  language: Language;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  required: boolean;
  onChange: (html: string) => void;
};

/** Writes rich text in the look it has on the site; what it hands on is already in stored form. */
export default function Editor(props: Props) {
  const { html, language, readOnly, labelledBy, describedBy, required, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
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
    editorProps: { attributes, transformPastedHTML: cleanPasted },
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

  return (
    <div
      ref={box}
      className={styles.editor}
      data-read-only={readOnly || undefined}
      data-invalid={describedBy !== undefined || undefined}
    >
      {editor && !readOnly && <Toolbar editor={editor} labelledBy={labelledBy} />}
      <EditorContent editor={editor} onKeyDown={focusToolbar} />
      <WritingFacts html={html} language={language} box={box} />
    </div>
  );

  function focusToolbar(event: React.KeyboardEvent) {
    if (!(event.altKey && event.key === 'F10')) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
  }
}

/** Our own slices keep where they were cut; all else is cleaned as the server would. */
function cleanPasted(html: string): string {
  const isOurs = html.includes('data-pm-slice') && !/\sstyle=|<style/i.test(html);
  return isOurs ? html : cleanOnPage(html);
}
