import { Title } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from '../resource/resource-form.module.css';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { CampaignNotices } from './campaign-notices.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignSteps } from './campaign-steps.tsx';
import { Estimate } from './estimate.tsx';
import { PreviewButton } from './preview-button.tsx';
import { RecipientLists } from './recipient-lists.tsx';
import { useSmsTexts } from './texts.ts';
import { useCampaign } from './use-campaign.ts';

type Props = {
  id: number;
  /** The form above holds what is not saved. */
  unsaved: boolean;
};

/** Who a saved campaign goes to, what it costs, and how far it is. */
export function CampaignPanel({ id, unsaved }: Props) {
  const texts = useSmsTexts();
  const can = useCan();
  const { query, change, inStep } = useCampaign(id);
  const [waiting, setWaiting] = useState(false);
  const facts = query.data;
  // That there is none, the form above says.
  if (isNotFound(query.error)) return null;
  if (query.isError && !facts) return <Problem of={query} />;
  if (!facts) return <Loading />;
  const isDraft = facts.state === 'draft';
  return (
    <>
      <section className={styles.panel} aria-labelledby="sms-recipients">
        <Title order={2} id="sms-recipients" size="h3">
          <Prose>{texts.listsTitle}</Prose>
        </Title>
        <RecipientLists
          id={id}
          lists={facts.lists}
          change={change}
          mayEdit={isDraft && can('BulkSMS.edit')}
          onWaiting={setWaiting}
        />
      </section>
      <section className={styles.panel} aria-labelledby="sms-sending">
        <Title order={2} id="sms-sending" size="h3">
          <Prose>{texts.sendTitle}</Prose>
        </Title>
        <CampaignNotices facts={facts} />
        <Estimate estimate={facts.estimate} />
        {!isDraft && <CampaignProgress id={id} facts={facts} change={change} />}
        {unsaved && (
          <Notice color="yellow" role="status">
            {texts.unsaved}
          </Notice>
        )}
        {waiting && (
          <Notice color="yellow" role="status">
            {texts.notAdded}
          </Notice>
        )}
        <PreviewButton id={id} disabled={unsaved} />
        <CampaignSteps
          id={id}
          facts={facts}
          change={change}
          blocked={unsaved || waiting || !inStep}
        />
      </section>
    </>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.reason === 'not_found';
}
