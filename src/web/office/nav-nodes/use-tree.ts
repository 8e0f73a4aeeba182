import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localize } from '#contract/localize.ts';
import type { NavNode } from '#contract/navigation/nodes.ts';
import { CallError } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useNavigationTexts } from '../navigation/texts.ts';
import { explainFailure } from '../resource/explain.ts';
import { answerTo } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { takeSuccessAway } from '../states/success-notices.ts';
import { useOfficeTexts } from '../texts.ts';
import type { Place } from './arrange.ts';

export const treeQuery = answerTo('nodes/tree', {});

/** An order that is not saved yet, and the version of the menu that it began with. */
type Draft = { version: string; places: Place[] };

/** The menu as it is saved, the order being made of it, and how that is saved as a whole. */
export function useTree() {
  const texts = useNavigationTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const query = useQuery(treeQuery);
  const [draft, setDraft] = useState<Draft>();
  const [conflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const saved = query.data?.nodes.map(({ id, parentId, windowId }) => ({ id, parentId, windowId }));

  async function saveOrder(): Promise<void> {
    if (!draft || saving) return;
    setSaving(true);
    try {
      const nodes = draft.places.map(({ id, parentId }) => ({ id, parentId }));
      const { data } = await callAsUser('nodes/arrange', { version: draft.version, nodes });
      await refresh();
      // What was moved meanwhile stands on the order that is saved now.
      setDraft((now) => (now === draft ? undefined : now && { ...now, version: data.version }));
      notifications.show({ message: texts.nodes.orderSaved });
    } catch (error) {
      takeSuccessAway();
      if (error instanceof CallError && error.reason === 'conflict') setConflict(true);
      else notifications.show({ color: 'red', message: explainFailure(resource, error) });
    } finally {
      setSaving(false);
    }
  }

  /** Reads anew whatever shows the menu. */
  async function refresh(): Promise<void> {
    await Promise.all(
      ['nodes', 'windows'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
  }

  return {
    query,
    refresh,
    places: draft?.places ?? saved ?? [],
    arrange: (places: Place[]) =>
      setDraft({ version: draft?.version ?? query.data?.version ?? '', places }),
    dirty: draft !== undefined,
    conflict,
    saving,
    saveOrder,
    async discard() {
      setDraft(undefined);
      setConflict(false);
      await refresh();
    },
  };
}

export type Tree = ReturnType<typeof useTree>;

/** What a node is called: by itself, else as its window is. */
export function useNodeName(): (node: Pick<NavNode, 'name' | 'window'>) => string {
  const language = useLanguage();
  return ({ name, window }) =>
    localize(name, language) || (window ? localize(window.name, language) : '');
}
