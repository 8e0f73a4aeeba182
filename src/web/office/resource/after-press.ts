let pressed = false;
const waiting: Array<() => void> = [];

function release(): void {
  pressed = false;
  // The click comes behind it, and shall find what was pressed still in its place.
  setTimeout(() => {
    for (const act of waiting.splice(0)) act();
  });
}

if (typeof window !== 'undefined') {
  const press = () => {
    pressed = true;
  };
  addEventListener('pointerdown', press, { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, release, { capture: true });
}

/**
 * Does it once nothing is pressed any more. Whoever leaves a field by a click on something below it
 * would miss that, if a message came between while the button is down.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}
