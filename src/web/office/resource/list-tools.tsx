import { Button } from '@mantine/core';
import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useOfficeTexts } from '../texts.ts';
import { useLastUndo } from './last-undo.ts';
import { laterPart, prepareForms } from './later-part.tsx';
import styles from './resource-table.module.css';
import { SearchBox } from './search-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ToolsProps } from './tools-props.ts';
import { UnfoldedFilters } from './unfolded-filters.ts';
import { ViewTools } from './view-tools.tsx';

const DeleteDialog = laterPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog, {
  meanwhile: null,
});

/**
 * What stands above a list: search, filters, and what can be done with it. As soon as something is
 * selected, what can be done with that stands in their place, in the same height: rows that move
 * would be missed by the next click. Where there is little room, the filters that are not in use wait
 * behind a button.
 */
export function ListTools(props: ToolsProps) {
  const { name, control, may, selection } = props;
  const { resource: texts, lists } = useOfficeTexts();
  const { state, change, open } = control;
  const [asking, setAsking] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const chosen = selection.names.size > 0;
  const tools = useRef<HTMLDivElement>(null);
  const last = useLastUndo();
  // By the key as well, from anywhere in the list: there nothing may be chosen yet. Whoever has just
  // ticked a row stands in its box.
  const whereHere = (key: string, act: () => void, usePhysicalKeys = false): HotkeyItem => [
    key,
    () => isHere(tools.current) && act(),
    { preventDefault: false, usePhysicalKeys },
  ];
  useHotkeys(
    [
      ...(may.delete && !state.bin ? [whereHere('Delete', askToDelete)] : []),
      ...(last ? [whereHere('mod+Z', last.goBack, true)] : []),
    ],
    ['TEXTAREA', 'SELECT'],
  );

  function askToDelete() {
    if (chosen) setAsking(true);
    else notifications.show({ color: 'yellow', message: texts.deleteFirst(props.texts.things) });
  }

  return (
    <div
      ref={tools}
      className={styles.tools}
      data-chosen={chosen || undefined}
      data-bin={state.bin || undefined}
      data-folded={!unfolded || undefined}
    >
      <SearchBox
        value={state.search}
        {...(props.search && { hint: props.search.hint, short: props.search.short })}
        onChange={(q) => change({ q }, true)}
      />
      <Button
        className={`${styles.sign} ${styles.unfold}`}
        title={lists.filters}
        variant={unfolded ? 'light' : 'default'}
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {lists.filters}
      </Button>
      <UnfoldedFilters value={unfolded}>{props.tools}</UnfoldedFilters>
      <div className={styles.views}>
        <ViewTools {...props} />
        {may.add && !state.bin && (
          <Button
            className={styles.add}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => open('new')}
            onPointerEnter={prepareForms}
            onFocus={prepareForms}
          >
            {texts.add}
          </Button>
        )}
      </div>
      <SelectionBar {...props} onDelete={askToDelete} />
      {asking && (
        <DeleteDialog name={name} selection={selection} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

/** Nobody is in another part of the screen, such as a record or a dialog, nor writing. */
function isHere(tools: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement && at.type !== 'checkbox') return false;
  return Boolean(at?.contains(tools) || tools?.parentElement?.contains(at));
}
