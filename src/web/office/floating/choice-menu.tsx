import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { FloatingPanel } from './floating-panel.tsx';
import { moveInMenu } from './move-in-menu.ts';
import type { Edge } from './place-panel.ts';

/** What makes a button the one that opens a menu. */
type OpenerProps = {
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Props = {
  opener: (props: OpenerProps) => ReactNode;
  edge?: Edge;
  className?: string | undefined;
  children: ReactNode;
};

/** A button with a menu of things to choose; what is chosen closes it, unless its line stays. */
export function ChoiceMenu({ opener, edge, className, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const choose = ({ target }: MouseEvent) => {
    const line = target instanceof Element && target.closest('[role^="menuitem"]');
    if (line && !line.hasAttribute('data-stays')) close();
  };
  return (
    <>
      {opener({
        id,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        onClick: () => setOpened(!opened),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(true);
        },
      })}
      {opened && (
        <FloatingPanel
          button={button}
          edge={edge}
          begin='[role^="menuitem"]:is([aria-checked="true"], :not([aria-checked], :disabled))'
          role="menu"
          aria-labelledby={id}
          {...(className && { className })}
          onClick={choose}
          onKeyDown={moveInMenu}
          onClose={close}
        >
          {children}
        </FloatingPanel>
      )}
    </>
  );
}
