import { ActionIcon, Kbd, Switch, Title } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { FloatingPanel } from '../floating/floating-panel.tsx';
import { useOfficeTexts } from '../texts.ts';
import { chooseLetters, lettersAct } from '../theme/letter-keys.ts';
import styles from './applications.module.css';

/** Which keys do what, in a list or in a record; the question mark shows them too. */
export function ShortcutsHelp({ of }: { of: 'list' | 'record' }) {
  const texts = useOfficeTexts().applications.shortcuts;
  const [opened, { toggle, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const [letters, setLetters] = useState(lettersAct);
  useHotkeys([['shift+slash', toggle, { usePhysicalKeys: true }]]);
  const keys = {
    list: [
      ['J', texts.nextRow],
      ['K', texts.previousRow],
      ['↵', texts.openRow],
      ['X', texts.markRow],
      ['?', texts.help],
    ],
    record: [
      ['J', texts.next],
      ['K', texts.previous],
      ['G', texts.primary],
      ['C', texts.call],
      ['N', texts.remark],
      ['D', texts.document],
      ['U', texts.back],
      ['?', texts.help],
    ],
  } as const;
  return (
    <>
      <ActionIcon
        ref={button}
        size="lg"
        variant="subtle"
        aria-label={texts.open}
        aria-expanded={opened}
        title={texts.open}
        onClick={toggle}
      >
        <IconKeyboard size={20} />
      </ActionIcon>
      {opened && (
        <FloatingPanel
          button={button}
          edge="end"
          role="dialog"
          aria-label={texts.title}
          className={styles.shortcuts ?? ''}
          onClose={close}
        >
          <Title order={2} size="h5">
            <Prose>{texts.title}</Prose>
          </Title>
          <dl className={styles.keys}>
            {keys[of].map(([key, words]) => (
              <div key={key}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>
                  <Prose>{words}</Prose>
                </dd>
              </div>
            ))}
          </dl>
          <Switch
            mt="sm"
            label={texts.letters}
            checked={letters}
            onChange={({ currentTarget: { checked } }) => {
              chooseLetters(checked);
              setLetters(checked);
            }}
          />
        </FloatingPanel>
      )}
    </>
  );
}
