import type { ComponentProps } from 'react';
import { Prose } from '../../ui/prose.tsx';

/** The element under the paragraphs, hints and messages of the kit: Thai words stay whole in all of them. */
export function KitText({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest}>
      <Prose>{children}</Prose>
    </p>
  );
}
