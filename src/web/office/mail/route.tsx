import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { Letters } from './letters.tsx';
import { Outbox } from './outbox.tsx';
import { ServerSettings } from './server-settings.tsx';
import { useMailTexts } from './texts.ts';

const KEYS = ['server', 'outbox', 'letters'] as const;
const PARTS = { server: ServerSettings, outbox: Outbox, letters: Letters } as const;

/** Everything about mail: how it leaves, what has left, and what it says. */
export default function MailScreen() {
  const texts = useMailTexts();
  const tab = useTab(KEYS);
  const Part = PARTS[tab];
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <ScreenTabs
        label={texts.tabsLabel}
        tabs={KEYS.map((key) => ({ key, title: texts.tabs[key] }))}
        current={tab}
      />
      <Part />
    </>
  );
}
