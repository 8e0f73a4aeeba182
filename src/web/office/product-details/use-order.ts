import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { useProductTexts } from '../products/texts.ts';
import { explainFailure } from '../resource/explain.ts';
import { answerTo } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { takeSuccessAway } from '../states/success-notices.ts';
import { useOfficeTexts } from '../texts.ts';

/** An order that is not saved yet, and the saved one that it began with. */
type Draft = { seen: number[]; ids: number[] };

/** The parts of a product’s page as they are saved, the order being made, and how it is saved. */
export function useOrder(productId: number) {
  const goods = useProductTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const orderQuery = answerTo('productDetail/order', { productId });
  const query = useQuery(orderQuery);
  const [draft, setDraft] = useState<Draft>();
  const [conflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const saved = query.data?.map(({ id }) => id) ?? [];

  async function save(): Promise<void> {
    if (!draft || saving) return;
    setSaving(true);
    try {
      await callAsUser('productDetail/arrange', { productId, ...draft });
      notifications.show({ message: goods.details.orderSaved });
      await client.invalidateQueries({ queryKey: ['productDetail'] });
      // What was moved meanwhile is not saved yet, and stands on the order that is.
      setDraft((now) => (now === draft ? undefined : now && { ...now, seen: draft.ids }));
    } catch (error) {
      takeSuccessAway();
      if (error instanceof CallError && error.reason === 'conflict') setConflict(true);
      else notifications.show({ color: 'red', message: explainFailure(resource, error) });
    } finally {
      setSaving(false);
    }
  }

  async function discard(): Promise<void> {
    setDraft(undefined);
    setConflict(false);
    await client.invalidateQueries({ queryKey: orderQuery.queryKey });
  }

  return {
    query,
    ids: draft?.ids ?? saved,
    dirty: draft !== undefined,
    conflict,
    saving,
    arrange: (ids: number[]) => setDraft({ seen: draft?.seen ?? saved, ids }),
    save,
    discard,
  };
}
