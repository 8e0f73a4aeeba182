import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';

type Props = ComponentProps<'button'> & {
  'data-loading'?: boolean | undefined;
  'data-disabled'?: boolean | undefined;
};

/**
 * The element under every button of the kit. The kit disables a button that is `loading`, and the
 * browser then takes the keyboard's focus away: whoever pressed it stood at the top of the page
 * when it failed. A busy button stays where it is and says so; pressing it again does nothing, nor
 * does Enter in a field of its form. So does one that has done what it could, such as Save, for as
 * long as the keyboard is on it.
 */
export function KitButton({ disabled, onClick, onFocus, onBlur, type = 'button', ...rest }: Props) {
  const [focused, setFocused] = useState(false);
  const busy = Boolean(rest['data-loading']);
  const off = Boolean(busy ? rest['data-disabled'] : disabled);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || off) event.preventDefault();
    else onClick?.(event);
  };
  const handleFocus = (event: FocusEvent<HTMLButtonElement>) => {
    setFocused(true);
    onFocus?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLButtonElement>) => {
    setFocused(false);
    onBlur?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={off && !focused}
      aria-disabled={busy || off || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={handleClick}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  );
}
