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

/** The parts of a product’s page as they are saved, the order being made, and how it is saved. */
export function useOrder(productId: number) {
  const goods = useProductTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const orderQuery = answerTo('productDetail/order', { productId });
  const query = useQuery(orderQuery);
  const [draft, setDraft] = useState<number[]>();
  const [saving, setSaving] = useState(false);
  const saved = query.data?.map(({ id }) => id) ?? [];

  async function save(): Promise<void> {
    if (!draft || saving) return;
    setSaving(true);
    try {
      await callAsUser('productDetail/arrange', { productId, ids: draft });
      notifications.show({ message: goods.details.orderSaved });
      await client.invalidateQueries({ queryKey: ['productDetail'] });
      // What was moved meanwhile is not saved yet.
      setDraft((now) => (now === draft ? undefined : now));
    } catch (error) {
      takeSuccessAway();
      const changed = isIncomplete(error);
      notifications.show({
        color: 'red',
        message: changed ? resource.fieldErrors.incomplete : explainFailure(resource, error),
      });
      if (changed) await discard();
    } finally {
      setSaving(false);
    }
  }

  async function discard(): Promise<void> {
    setDraft(undefined);
    await client.invalidateQueries({ queryKey: orderQuery.queryKey });
  }

  return {
    query,
    ids: draft ?? saved,
    dirty: draft !== undefined,
    saving,
    arrange: setDraft,
    save,
    discard,
  };
}

/** Somebody else added or removed a part meanwhile. */
function isIncomplete(error: unknown): boolean {
  return error instanceof CallError && error.fields.ids === 'incomplete';
}
