import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { isPublishable } from '#contract/resource/publish-right.ts';
import { keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { RequestCard } from './request-card.tsx';
import { refreshRequests, requestQuery, useRequest } from './request-query.ts';
import type { ResourceName } from './resource.ts';
import { useMay } from './use-may.ts';
import { WordsDialog } from './words-dialog.tsx';

type Record = {
  id: number;
  version: number;
  deletedAt: string | null;
  revision?: { version: number } | null | undefined;
};

/** Publishing that is asked for: by who may only edit, of who may publish. */
export function usePublishRequest(name: ResourceName, row: Record | undefined) {
  const texts = useOfficeTexts().records.request;
  const client = useQueryClient();
  const may = useMay(name);
  const mayPublish = !isPublishable(name) || may('publish');
  const request = useRequest(name, row?.deletedAt ? undefined : row?.id);
  const [open, setOpen] = useState(false);
  const saving = useRef(false);

  const send = async (words: string) => {
    if (!row) return;
    const { id, version } = row;
    const revision = row.revision?.version ?? null;
    const input = { resource: name, id, version, revision, words };
    const { data } = await callAsUser('records/askPublish', input);
    await keepAnswer(client, requestQuery(name, id).queryKey, data);
    refreshRequests(client, name);
    notifications.show({ message: texts.asked });
  };

  const card: ReactNode = row && request && (
    <RequestCard
      of={{ resource: name, id: row.id }}
      request={request}
      mayPublish={mayPublish}
      mayEdit={may('edit')}
    />
  );
  const dialog: ReactNode = open && row && (
    <WordsDialog
      title={texts.askTitle}
      label={texts.askWords}
      hint={texts.askHint}
      send={texts.ask}
      onSend={send}
      onClose={() => setOpen(false)}
    />
  );
  return {
    mayPublish,
    card,
    dialog,
    /** It waits, as it stands. */
    waits: request?.state === 'waiting' && !request.changedSince,
    /** Saves first what is not saved, and asks what to say. */
    ask: (save: (() => Promise<void>) | undefined) => {
      if (!save) return setOpen(true);
      saving.current = true;
      void save().finally(() => {
        saving.current = false;
      });
    },
    /** `whole`: nothing was added to it since it was sent. */
    onSaved: (whole: boolean) => {
      if (saving.current && whole) setOpen(true);
      refreshRequests(client, name);
    },
  };
}
