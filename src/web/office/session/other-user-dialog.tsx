import { Button } from '@mantine/core';
import { Prose } from '../../ui/prose.tsx';
import { BrowserDialog } from '../states/browser-dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useProfile } from './profile.ts';
import styles from './session.module.css';

/** Another tab signed in as somebody else: what this one shows is not theirs. */
export function OtherUserDialog() {
  const { session } = useOfficeTexts().shell;
  const { first_name, last_name } = useProfile();
  return (
    <BrowserDialog title={session.otherTitle} className={styles.dialog}>
      <p>
        <Prose>{session.other(`${first_name} ${last_name}`)}</Prose>
      </p>
      <div className={styles.actions}>
        <Button component="a" href="/DashboardMt">
          {session.otherGo}
        </Button>
      </div>
    </BrowserDialog>
  );
}
