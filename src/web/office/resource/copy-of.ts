import { fieldsOf } from './record-values.ts';
import type { NewValues, ResourceName, RowOf } from './resource.ts';

/** What a copy of a record begins with: what it has, but for what is that record's alone. */
export function copyOf<Name extends ResourceName>(
  row: RowOf<Name>,
  initial: NewValues<Name>,
  called: Record<'th' | 'en', (name: string) => string>,
): NewValues<Name> {
  const values: Record<string, unknown> = fieldsOf(row, initial);
  const { name } = values;
  if (typeof name === 'object' && name !== null)
    values.name = Object.fromEntries(
      Object.entries(name).map(([language, text]) => [
        language,
        // Each in its own language, whatever the office speaks.
        text ? called[language === 'th' ? 'th' : 'en'](text) : text,
      ]),
    );
  if ('published' in values) values.published = false;
  // A file belongs to one document, with its versions: the copy gets its own.
  if ('fileKey' in values) values.fileKey = '';
  return values as NewValues<Name>;
}
