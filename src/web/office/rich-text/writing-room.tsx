import { Button, CloseButton, SegmentedControl, Text } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { useFormParts } from '../resource/form-context.ts';
import { useOfficeTexts } from '../texts.ts';
import { focusText } from './focus-text.ts';
import { scrollTogether } from './scroll-together.ts';
import { useRichTextTexts } from './texts.ts';
import { WritingContext } from './writing-context.ts';
import styles from './writing-room.module.css';

type Shown = 'both' | (typeof PICKER_LANGUAGES)[number];

/** From here on there is room for two columns of text. */
const WIDE = '(min-width: 1024px)';

/**
 * Two editors in their field, or over the whole screen. They stand in an element of their own that is
 * carried from one place to the other, so that cursor, scrolling and what can be undone stay.
 */
export function WritingRoom({ label, children }: { label: string; children: ReactNode }) {
  const [host] = useState(makeHost);
  const slot = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const full = shown !== undefined;
  const toggle = () => {
    // Before the sheet goes, and takes the keyboard with it.
    if (full && slot.current) {
      const active = document.activeElement;
      const room = sheet.current?.parentElement;
      carry(host, slot.current);
      if (active === document.body || (room?.contains(active) && !host.contains(active)))
        host.querySelector<HTMLElement>('[role="textbox"]')?.focus({ preventScroll: true });
    }
    setShown(full ? undefined : firstShown(host));
  };

  useLayoutEffect(() => {
    const place = full ? sheet.current : slot.current;
    if (place) carry(host, place);
  }, [host, full]);

  return (
    <WritingContext value={{ full, toggle }}>
      <div ref={slot} />
      {createPortal(children, host)}
      {full &&
        createPortal(
          <Sheet
            label={label}
            shown={shown}
            onShow={setShown}
            onSave={() => slot.current?.closest('form')?.requestSubmit()}
            onLeave={toggle}
            host={host}
          >
            <div ref={sheet} className={styles.body} />
          </Sheet>,
          document.body,
        )}
    </WritingContext>
  );
}

function makeHost(): HTMLDivElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  return host;
}

/** Where two have no room, the one that is being written. */
function firstShown(host: HTMLElement): Shown {
  if (window.matchMedia(WIDE).matches) return 'both';
  const written = document.activeElement?.closest('[data-language]');
  const language = host.contains(written ?? null) ? written?.getAttribute('data-language') : '';
  return PICKER_LANGUAGES.find((one) => one === language) ?? 'th';
}

/** What is carried elsewhere loses the keyboard and its scrolling: both are given back. */
function carry(host: HTMLElement, place: HTMLElement): void {
  if (host.parentElement === place) return;
  const active = document.activeElement;
  const boxes = [...host.querySelectorAll('[role="textbox"]')];
  const tops = boxes.map(({ scrollTop }) => scrollTop);
  place.append(host);
  boxes.forEach((box, number) => {
    box.scrollTop = tops[number] ?? 0;
  });
  if (!(active instanceof HTMLElement) || !host.contains(active)) return;
  const { editor } = active as HTMLElement & { editor?: Editor };
  if (editor) focusText(editor);
  else active.focus();
}

type SheetProps = {
  label: string;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onSave: () => void;
  onLeave: () => void;
  host: HTMLElement;
  children: ReactNode;
};

function Sheet({ label, shown, onShow, onSave, onLeave, host, children }: SheetProps) {
  const richText = useRichTextTexts();
  const { resource } = useOfficeTexts();
  const texts = richText.room;
  const { busy, readOnly, saveWord } = useFormParts();
  const root = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  const now = wide || shown !== 'both' ? shown : 'th';
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const hear = () => setWide(query.matches);
    query.addEventListener('change', hear);
    return () => query.removeEventListener('change', hear);
  }, []);
  useEffect(() => scrollTogether(host), [host]);
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => {
      // What is open inside, such as a search, takes its keys first.
      // The text itself calls Escape its own, and does nothing with it.
      const inText = event.target instanceof HTMLElement && event.target.isContentEditable;
      const leaves = event.key === 'Escape' && (inText || !event.defaultPrevented);
      if (event.isComposing) return;
      if (event.key === 'Tab' && !event.defaultPrevented && element) turnAtEnds(element, event);
      if (!leaves) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    // A field behind it was asked for, since it was refused: it must be seen.
    const onFocus = ({ target }: FocusEvent) => {
      const isBehind = target instanceof Element && target.closest('form, main') !== null;
      if (isBehind && !element?.contains(target as Node) && !inDialog(target as Element)) leave();
    };
    element?.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      element?.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);

  return (
    <div
      ref={root}
      className={styles.sheet}
      role="dialog"
      aria-modal="true"
      aria-label={texts.title(label)}
      data-show={now}
    >
      <div className={styles.head}>
        <Text fw={600} truncate>
          {label}
        </Text>
        <SegmentedControl
          size="sm"
          aria-label={texts.languages}
          value={now}
          onChange={(value) => onShow(value as Shown)}
          data={[
            ...(wide ? [{ value: 'both', label: texts.both }] : []),
            ...PICKER_LANGUAGES.map((value) => ({ value, label: resource.languages[value] })),
          ]}
        />
        {!readOnly && (
          <Button size="compact-md" loading={busy} title={resource.saveHint} onClick={onSave}>
            {saveWord}
          </Button>
        )}
        <CloseButton size="lg" aria-label={texts.leave} title={texts.leave} onClick={onLeave} />
      </div>
      {children}
    </div>
  );
}

const STOPS = 'button, input, [contenteditable="true"], [tabindex="0"], summary';
const inDialog = (element: Element) => element.closest('[role="dialog"]') !== null;

/** At either end the keyboard goes on at the other. */
function turnAtEnds(root: HTMLElement, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
