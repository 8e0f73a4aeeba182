import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeTexts } from '../texts.ts';
import type { FormProps } from './record-editor.tsx';
import { fieldsOf } from './record-values.ts';
import { type NewValues, operationsOf, type ResourceName, type RowOf } from './resource.ts';

/** What a new record begins with that was asked for as a copy: a draft, and called so. */
export function useCopied<Name extends ResourceName>({ name, opened, initial }: FormProps<Name>) {
  const texts = useOfficeTexts().lists.bulk;
  const id = Number(useSearchParams()[0].get('copy')) || undefined;
  const wanted = opened === 'new' && id !== undefined;
  const query = useQuery({
    queryKey: [name, 'read', id],
    queryFn: () => operationsOf(name).read(Number(id)),
    enabled: wanted,
  });
  const [copied, setCopied] = useState<{ id: number; initial: NewValues<Name> }>();
  if (!wanted || query.isError) return undefined;
  if (copied?.id === id) return copied;
  if (!query.data) return 'coming';
  // Once: what is typed over it must not be taken back when the original is read again.
  const next = { id, initial: copyOf(query.data, initial, texts.copyOf) };
  setCopied(next);
  return next;
}

function copyOf<Name extends ResourceName>(
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
  return values as NewValues<Name>;
}
