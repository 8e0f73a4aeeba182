import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Action } from '#contract/rights/permissions.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { useOfficeTexts } from '../texts.ts';
import { State } from './state.tsx';
import styles from './states.module.css';

type Props = {
  /** The screen as it is called in the menu. */
  screen: string;
  action: Action;
};

/** A page of its own: which right is missing, and whom to ask for it. */
export function NotPermitted({ screen, action }: Props) {
  const { shell, resource } = useOfficeTexts();
  const { states } = shell;
  return (
    <State icon={IconLock} title={states.notPermitted} role="alert" page>
      <p className={styles.strong}>
        <Prose>{states.rightMissing(resource.actions[action], screen)}</Prose>
      </p>
      <p>
        <Prose>{states.whomToAsk}</Prose>
      </p>
      <Button component={OfficeLink} to="/Account" variant="default">
        {states.toAccount}
      </Button>
    </State>
  );
}
