import type { ComponentProps, MouseEvent } from 'react';
import { tellLoadFailed } from './load-failed.ts';
import { usePlace } from './place.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string };

/** A link to another address of the same page, which changes in place. Without scripts it loads. */
export function PlaceLink({ href, ...rest }: Props) {
  const { go } = usePlace();
  function follow(event: MouseEvent) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || event.button !== 0) return;
    event.preventDefault();
    go(href).catch(tellLoadFailed);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
