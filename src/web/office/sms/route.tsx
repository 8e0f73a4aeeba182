import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignList } from './campaign-list.tsx';
import { CampaignPanel } from './campaign-panel.tsx';
import { GatewayScreen } from './gateway-screen.tsx';
import { LineScreen } from './line-screen.tsx';
import { OptOutForm, OptOutList } from './opt-outs.tsx';
import { useSmsTexts } from './texts.ts';

const TABS = ['campaigns', 'optOuts', 'gateway', 'line'] as const;

/** Messages to many: campaigns, who wants none, and the provider; and the account at LINE. */
export default function BulkSms() {
  const texts = useSmsTexts();
  const tab = useTab(TABS);
  const control = useListState();
  const { opened, record } = control;
  const [unsaved, setUnsaved] = useState(false);
  const tabs = (
    <ScreenTabs
      label={texts.tabsLabel}
      tabs={TABS.map((key) => ({ key, title: texts.tabs[key] }))}
      current={tab}
    />
  );
  if (tab === 'gateway' || tab === 'line')
    return (
      <ResourceScreen
        title={texts.title}
        record={false}
        list={
          <>
            {tabs}
            {tab === 'line' ? <LineScreen /> : <GatewayScreen />}
          </>
        }
      />
    );
  if (tab === 'optOuts')
    return (
      <ResourceScreen
        title={texts.title}
        list={
          <>
            {tabs}
            <OptOutList control={control} />
          </>
        }
        record={record && <OptOutForm {...record} />}
      />
    );
  return (
    <ResourceScreen
      title={texts.title}
      roomy
      list={
        <>
          {tabs}
          <CampaignList control={control} />
        </>
      }
      record={
        record && (
          <Stack gap="lg">
            <CampaignForm {...record} onUnsaved={setUnsaved} />
            {typeof opened === 'number' && (
              <CampaignPanel key={opened} id={opened} unsaved={unsaved} />
            )}
          </Stack>
        )
      }
    />
  );
}
