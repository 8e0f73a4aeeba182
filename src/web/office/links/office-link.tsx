import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

const GoContext = createContext<NavigateFunction | undefined>(undefined);

/** Links inside go by the router. */
export function LinkedOffice({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <GoContext value={navigate}>{children}</GoContext>;
}

type Props = ComponentProps<'a'> & {
  /** The whole path, or only what comes behind the one of here. */
  to: string;
};

/**
 * A link within the office. The router's own is drawn anew with each state of the router, of which a
 * click brings three; so many of them delay the screen that is waited for.
 */
export function OfficeLink({ to, onClick, ...rest }: Props) {
  const navigate = use(GoContext);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    // To another tab or window, as the browser does it.
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!navigate || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to, { replace: event.currentTarget.href === location.href });
  };
  return (
    // The router learns the files of the screen when it sees the mark.
    <a data-discover="true" {...rest} href={to} onClick={go} />
  );
}
