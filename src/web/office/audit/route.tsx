import { Group, Text } from '@mantine/core';
import { SearchBox } from '../resource/search-box.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { ChainState } from './chain-state.tsx';
import { EventDetails } from './event-details.tsx';
import { EventList } from './event-list.tsx';
import { ExportButton } from './export-button.tsx';
import { useAuditTexts } from './texts.ts';

/** Who did what, when and from where. It can be looked at, never changed. */
export default function Audit() {
  const texts = useAuditTexts();
  const can = useCan();
  const control = useListState();
  const { opened } = control;
  const id = typeof opened === 'number' ? opened : undefined;
  return (
    <>
      <ScreenTitle actions={can('Audit.export') && <ExportButton control={control} />}>
        {texts.title}
      </ScreenTitle>
      <div className={styles.screen} data-record={id !== undefined || undefined}>
        <div className={styles.main}>
          <Group>
            <SearchBox
              value={control.state.search}
              hint={texts.searchHint}
              onChange={(q) => control.change({ q }, true)}
            />
          </Group>
          <AuditFilters control={control} />
          <ChainState control={control} />
          <Text size="sm" c="dimmed">
            {texts.newestFirst}
          </Text>
          <EventList control={control} />
        </div>
        {id !== undefined && <EventDetails id={id} control={control} />}
      </div>
    </>
  );
}
