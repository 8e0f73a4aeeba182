import { ActionIcon, Kbd, Popover, Title } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useOfficeTexts } from '../../i18n/office.ts';
import styles from './applications.module.css';

/** Which keys do what in a record; the question mark shows them too. */
export function ShortcutsHelp() {
  const texts = useOfficeTexts().applications.shortcuts;
  const [opened, { toggle, close }] = useDisclosure(false);
  useHotkeys([['shift+slash', toggle, { usePhysicalKeys: true }]]);
  const keys = [
    ['J', texts.next],
    ['K', texts.previous],
    ['G', texts.primary],
    ['N', texts.remark],
    ['D', texts.document],
    ['U', texts.back],
    ['?', texts.help],
  ] as const;
  return (
    <Popover opened={opened} onChange={close} onDismiss={close} position="bottom-end" trapFocus>
      <Popover.Target>
        <ActionIcon
          size="lg"
          variant="subtle"
          aria-label={texts.open}
          title={texts.open}
          onClick={toggle}
        >
          <IconKeyboard size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Title order={2} size="h5">
          {texts.title}
        </Title>
        <dl className={styles.keys}>
          {keys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
