import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeTexts } from '../texts.ts';
import { copyOf } from './copy-of.ts';
import type { FormProps } from './record-editor.tsx';
import { type NewValues, operationsOf, type ResourceName } from './resource.ts';

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
