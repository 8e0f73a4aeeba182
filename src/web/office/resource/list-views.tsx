import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuDivider, MenuLine } from '../floating/menu-line.tsx';
import { useOfficeTexts } from '../texts.ts';
import { laterPart } from './later-part.tsx';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import type { ListControl } from './use-list-state.ts';

const SavedViews = laterPart(async () => (await import('./saved-views.tsx')).SavedViews, {
  meanwhile: null,
});
const ViewDialog = laterPart(async () => (await import('./view-dialog.tsx')).ViewDialog, {
  meanwhile: null,
});

/** Lists as they were liked before: the own views, and those that others share. */
export function ViewsMenu({ name, control }: { name: ResourceName; control: ListControl }) {
  const texts = useOfficeTexts().lists;
  const [saving, setSaving] = useState(false);
  return (
    <>
      <ChoiceMenu
        className={styles.viewsMenu}
        opener={(props) => (
          <Button
            {...props}
            className={styles.sign}
            title={texts.views}
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
          >
            {texts.views}
          </Button>
        )}
      >
        {control.view !== '' && (
          <MenuLine onClick={() => control.showView('')}>{texts.wholeList}</MenuLine>
        )}
        <SavedViews name={name} control={control} />
        <MenuDivider />
        <MenuLine onClick={() => setSaving(true)}>{texts.saveView}</MenuLine>
      </ChoiceMenu>
      {saving && <ViewDialog name={name} query={control.view} onClose={() => setSaving(false)} />}
    </>
  );
}
