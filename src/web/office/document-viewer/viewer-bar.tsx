import { ActionIcon, CloseButton, Group, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { lettersAct } from '../theme/letter-keys.ts';
import type { ShownFile } from './shown-file.ts';
import { useViewerTexts } from './texts.ts';
import type { Zoom } from './use-zoom.ts';
import styles from './viewer.module.css';

type Props = {
  shown: ShownFile;
  place: string;
  /** Where it is a picture. */
  control: Zoom | undefined;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
};

export function ViewerBar({ shown, place, control, onNext, onPrevious, onClose }: Props) {
  const texts = useViewerTexts();
  // Nobody is told of keys that do nothing.
  const keys = lettersAct();
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>
        {shown.title}
        <span className={styles.name}>{shown.name}</span>
      </h2>
      {control && (
        <Group gap={4} wrap="nowrap" className={styles.tools}>
          <Tool label={texts.farther(keys)} onClick={() => control.step(-1)}>
            <IconZoomOut size={20} />
          </Tool>
          <Text size="sm" role="status" miw="3.25rem" ta="center">
            {formatNumber(Math.round(control.zoom * 100))}%
          </Text>
          <Tool label={texts.nearer(keys)} onClick={() => control.step(1)}>
            <IconZoomIn size={20} />
          </Tool>
          <Tool label={texts.whole(keys)} onClick={control.whole}>
            <IconZoomReset size={20} />
          </Tool>
          <Tool label={texts.turn(keys)} onClick={control.turn}>
            <IconRotateClockwise size={20} />
          </Tool>
        </Group>
      )}
      <Group gap={4} wrap="nowrap" className={styles.tools}>
        <Tool label={texts.previous} onClick={onPrevious}>
          <IconChevronLeft size={20} />
        </Tool>
        <Text size="sm">{place}</Text>
        <Tool label={texts.next} onClick={onNext}>
          <IconChevronRight size={20} />
        </Tool>
      </Group>
      <CloseButton size="lg" aria-label={texts.close} title={texts.close} onClick={onClose} />
    </div>
  );
}

type ToolProps = { label: string; onClick: (() => void) | undefined; children: ReactNode };

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      size="lg"
      variant="subtle"
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
