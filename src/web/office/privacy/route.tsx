import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { FindPerson } from './find-person.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';
import { Retention } from './retention.tsx';
import { usePrivacyTexts } from './texts.ts';

const TABS = ['person', 'requests', 'retention'] as const;

/** What is kept of people, what they ask for, and when it goes. */
export default function PrivacyDesk() {
  const texts = usePrivacyTexts();
  const control = useListState();
  const tab = useTab(TABS);
  return (
    <ResourceScreen
      title={texts.title}
      list={
        <>
          <ScreenTabs
            label={texts.title}
            tabs={TABS.map((key) => ({ key, title: texts.tabs[key] }))}
            current={tab}
          />
          {tab === 'person' && <FindPerson />}
          {tab === 'requests' && <RequestList control={control} />}
          {tab === 'retention' && <Retention />}
        </>
      }
      record={tab === 'requests' && control.record && <RequestForm {...control.record} />}
    />
  );
}
