import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './floating.module.css';
import { type Edge, placePanel } from './place-panel.ts';

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  button: RefObject<HTMLElement | null>;
  edge?: Edge | undefined;
  /** Where the keyboard begins, if not at the panel itself. */
  begin?: string;
  onClose: () => void;
};

/**
 * What opens at a button and stands over the page while it is used. It is drawn over everything by
 * the browser itself and follows its button; Escape, a press beside it and the keyboard's way out
 * close it. The kit's own panels bring a tenth of what a list loads (npm run bench -- sizes).
 */
export function FloatingPanel(props: Props) {
  const { button, edge = 'start', begin, onClose, className = '', ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const shown = panel.current;
    const opener = button.current;
    if (!shown || !opener) return;
    shown.showPopover();
    const place = () => placePanel(shown, opener, edge);
    place();
    const first = begin ? shown.querySelector<HTMLElement>(begin) : null;
    (first ?? shown).focus();
    const grown = new ResizeObserver(() => {
      place();
      // A line that was removed lets go of the keyboard.
      if (document.activeElement === document.body) shown.focus();
    });
    grown.observe(shown);
    const isBeside = ({ target }: Event) =>
      target instanceof Node && !shown.contains(target) && !opener.contains(target);
    const leave = (event: Event) => {
      if (isBeside(event)) close.current();
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog or a record around it stays open.
      event.stopPropagation();
      close.current();
    };
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', leaveByKey, { signal, capture: true });
    window.addEventListener('scroll', place, { signal, capture: true, passive: true });
    window.addEventListener('resize', place, { signal });
    return () => {
      ended.abort();
      grown.disconnect();
      // Who was in it goes on where they opened it; who went elsewhere stays there.
      if (shown.contains(document.activeElement)) opener.focus();
      shown.hidePopover();
    };
  }, [button, edge, begin]);

  return (
    <div
      {...rest}
      ref={panel}
      popover="manual"
      tabIndex={-1}
      className={`${styles.panel} ${className}`}
    />
  );
}
