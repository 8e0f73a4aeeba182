import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconHistory, IconRestore } from '@tabler/icons-react';
import { SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import { PARAMETERS, type ParameterName } from '#contract/parameters/parameters.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useCan } from '../session/profile.ts';
import { Notice } from '../states/notice.tsx';
import { ParameterControl } from './parameter-control.tsx';
import styles from './parameters.module.css';
import { useParameterTexts } from './texts.ts';
import type { ParameterControl as Control } from './use-parameters.ts';
import { useWords } from './use-words.ts';

type Props = { name: ParameterName; control: Control; onHistory: () => void };

/** One parameter: what it does, its value, its default, and who changed it last. */
export function ParameterRow({ name, control, onHistory }: Props) {
  const texts = useParameterTexts();
  const language = useLanguage();
  const can = useCan();
  const words = useWords();
  const setting = control.settings.get(name);
  if (!setting) return null;
  const { name: title, about } = texts.names[name];
  const usual = PARAMETERS[name].initial;
  const value = control.edits[name] ?? setting.value;
  const edited = name in control.edits;
  const code = control.refused[name] ?? (edited ? words.check(name, value) : undefined);
  const mayEdit = can('GlobalParms.edit');
  const secret = SECRET_PARAMETERS.has(name);
  const unusual = !secret && JSON.stringify(value) !== JSON.stringify(usual);
  return (
    <li className={styles.row} data-edited={edited || undefined}>
      <div>
        <h3 className={styles.name}>
          <Prose>{title}</Prose>
        </h3>
        <p id={`${name}-about`} className={styles.about}>
          <Prose>{about}</Prose>
        </p>
      </div>
      <div>
        <ParameterControl
          name={name}
          value={value}
          stored={setting.stored}
          error={code && words.error(name, code, setting)}
          disabled={!mayEdit}
          onChange={(next) => control.change(name, next)}
        />
        {setting.inUse !== undefined && typeof value === 'number' && value < setting.inUse && (
          <Notice color="yellow" role="status" mt="xs">
            {texts.belowInUse(words.value(name, setting.inUse))}
          </Notice>
        )}
      </div>
      <div className={styles.facts}>
        {!secret && <span>{texts.usual(words.value(name, usual))}</span>}
        <span>
          {setting.updatedAt
            ? texts.changed(setting.updatedBy ?? '', formatTime(setting.updatedAt, language))
            : texts.never}
        </span>
        {edited && <strong>{texts.unsaved}</strong>}
        <Group gap={4} className={styles.ways}>
          {edited && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              aria-label={texts.undoOf(title)}
              onClick={() => control.change(name, setting.value)}
            >
              {texts.undo}
            </Button>
          )}
          {mayEdit && unusual && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconRestore size={16} aria-hidden />}
              aria-label={texts.toUsualOf(title)}
              onClick={() => control.change(name, usual)}
            >
              {texts.toUsual}
            </Button>
          )}
          {setting.version > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconHistory size={16} aria-hidden />}
              aria-label={texts.historyOf(title)}
              onClick={onHistory}
            >
              {texts.history}
            </Button>
          )}
        </Group>
      </div>
    </li>
  );
}
