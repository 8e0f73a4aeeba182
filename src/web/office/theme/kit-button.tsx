import type { ComponentProps, MouseEvent } from 'react';

type Props = ComponentProps<'button'> & {
  'data-loading'?: boolean | undefined;
  'data-disabled'?: boolean | undefined;
};

/**
 * The element under every button of the kit. The kit disables a button that is `loading`, and the
 * browser then takes the keyboard's focus away: whoever pressed it stood at the top of the page
 * when it failed. A busy button stays where it is and says so; pressing it again does nothing, nor
 * does Enter in a field of its form.
 */
export function KitButton({ disabled, onClick, type = 'button', ...rest }: Props) {
  const busy = Boolean(rest['data-loading']);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={busy ? rest['data-disabled'] : disabled}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={handleClick}
    />
  );
}
