/** In session storage, for as long as the other language takes to load. */
const TYPED = 'typed';

type Kept = { path: string; fields: [name: string, value: string][] };

/** On pages without scripts of their own: what was typed there is typed in the other language too. */
export function keepTypedOverLanguages(): void {
  restore();
  let switching = false;
  document.addEventListener('click', ({ target }) => {
    switching = target instanceof Element && target.closest('a[hreflang]') !== null;
  });
  // Where the page changes its language in place, it is not left.
  addEventListener('pagehide', () => {
    if (switching) write();
  });
}

function listFields() {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[name]',
  );
  return [...fields];
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function write(): void {
  const fields = listFields()
    .filter((field) => !isChoice(field) || field.checked)
    .map((field): [string, string] => [field.name, field.value]);
  try {
    const kept: Kept = { path: location.pathname, fields };
    sessionStorage.setItem(TYPED, JSON.stringify(kept));
  } catch {}
}

function restore(): void {
  try {
    const text = sessionStorage.getItem(TYPED);
    sessionStorage.removeItem(TYPED);
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    // A page with scripts of its own keeps it by itself.
    if (kept?.path !== location.pathname || document.documentElement.dataset.areas) return;
    for (const [name, value] of kept.fields) fillIn(name, value);
  } catch {}
}

function fillIn(name: string, value: string): void {
  const named = listFields().filter((field) => field.name === name);
  for (const field of named) {
    if (isChoice(field)) field.checked = field.value === value;
    else field.value = value;
  }
}
