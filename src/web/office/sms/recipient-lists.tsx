import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { RecipientList } from '#contract/sms/campaigns.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import { AddFound } from './add-found.tsx';
import { AddNumbers } from './add-numbers.tsx';
import { AddSheet } from './add-sheet.tsx';
import styles from './sms.module.css';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

type Props = {
  id: number;
  lists: RecipientList[];
  change: Change;
  mayEdit: boolean;
  /** Whether numbers were typed that are not added yet. */
  onWaiting: (waiting: boolean) => void;
};

const WAYS = ['numbers', 'found', 'sheet'] as const;

/** Where the recipients came from, and ways to add more. */
export function RecipientLists({ id, lists, change, mayEdit, onWaiting }: Props) {
  const texts = useSmsTexts();
  const [way, setWay] = useState<(typeof WAYS)[number]>('numbers');
  return (
    <>
      {lists.length === 0 && <Text c="dimmed">{texts.noLists}</Text>}
      {lists.length > 0 && (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <ListItem key={list.id} id={id} list={list} change={change} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {mayEdit && (
        <>
          <SegmentedControl
            aria-label={texts.addLabel}
            value={way}
            onChange={(value) => setWay(WAYS.find((one) => one === value) ?? 'numbers')}
            data={WAYS.map((value) => ({ value, label: texts.addKinds[value] }))}
          />
          {/* What was entered for one way stays while another one is looked at. */}
          <div hidden={way !== 'numbers'}>
            <AddNumbers id={id} change={change} onWaiting={onWaiting} />
          </div>
          <div hidden={way !== 'found'}>
            <AddFound id={id} change={change} />
          </div>
          <div hidden={way !== 'sheet'}>
            <AddSheet id={id} change={change} />
          </div>
        </>
      )}
    </>
  );
}

type ItemProps = { id: number; list: RecipientList; change: Change; mayEdit: boolean };

function ListItem({ id, list, change, mayEdit }: ItemProps) {
  const texts = useSmsTexts();
  const name = [texts.kinds[list.kind], list.name].filter(Boolean).join(': ');
  const number = (value: number) => formatNumber(value);
  const outside = list.invalid + list.duplicate + list.optedOut;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600}>{name}</Text>
        {mayEdit && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={texts.removeListOf(name)}
            loading={change.isPending}
            onClick={() =>
              change.mutate(() => callAsUser('smsCampaign/removeList', { id, listId: list.id }))
            }
          >
            {texts.removeList}
          </Button>
        )}
      </Group>
      {list.state !== 'done' && <Text role="status">{texts.listStates[list.state]}</Text>}
      <Text size="sm">{texts.listCounts(number(list.added), number(list.found))}</Text>
      {outside > 0 && (
        <details>
          <summary>
            <Prose>
              {texts.leftOutCounts(
                number(list.invalid),
                number(list.duplicate),
                number(list.optedOut),
              )}
            </Prose>
          </summary>
          <ul className={styles.left} aria-label={texts.leftOut}>
            {list.leftOut.map(({ line, why, shown }) => (
              <li key={line}>
                {texts.leftOutLine(number(line))} · {shown} · {texts.why[why]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
