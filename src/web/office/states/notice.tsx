import { Alert, type AlertProps } from '@mantine/core';
import { Prose } from '../../ui/prose.tsx';

/** What a screen says beside its data, in words that stay whole. */
export function Notice({ title, children, ...rest }: AlertProps) {
  return (
    <Alert {...rest} title={title && <Prose>{title}</Prose>}>
      <Prose>{children}</Prose>
    </Alert>
  );
}
