import type { ComponentProps } from 'react';
import { Prose } from '../../ui/prose.tsx';

/** The elements under what the kit writes. Thai words stay whole in all of them. */

export function KitText({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest}>
      <Prose>{children}</Prose>
    </p>
  );
}

export function KitHead({ children, ...rest }: ComponentProps<'th'>) {
  return (
    <th {...rest}>
      <Prose>{children}</Prose>
    </th>
  );
}
