import { Button, CopyButton, Group, SegmentedControl, Select, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { type Language, PICKER_LANGUAGES } from '#contract/language.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import { otherLanguages } from './content-languages.ts';
import styles from './preview-dialog.module.css';

const WIDTHS = { phone: 390, desktop: 1280 };
const HEIGHTS = { phone: 780, desktop: 800 };
type Screen = keyof typeof WIDTHS;

export type Preview = { path: string; expiresAt: string };
type Props = { preview: Preview; onClose: () => void };

/** The public page as it would be, on a phone and on a desktop, in every language. */
export function PreviewDialog({ preview: { path, expiresAt }, onClose }: Props) {
  const { records, resource } = useOfficeTexts();
  const texts = records.preview;
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [screen, setScreen] = useState<Screen>('phone');
  const { ref, width: room } = useElementSize();
  const address = `${path}&lang=${language}`;
  // A page is never shown larger than it is, and smaller only where it would not fit.
  const scale = Math.min(1, (room || WIDTHS[screen]) / WIDTHS[screen]);
  return (
    <Dialog onClose={onClose} title={texts.title} size={1340}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <Group gap="sm" align="flex-end">
          <SegmentedControl
            aria-label={texts.width}
            value={screen}
            onChange={setScreen}
            data={[
              { value: 'phone', label: texts.phone },
              { value: 'desktop', label: texts.desktop },
            ]}
          />
          <Select<Language>
            aria-label={texts.language}
            value={language}
            onChange={(chosen) => chosen && setLanguage(chosen)}
            data={[...PICKER_LANGUAGES, ...otherLanguages()].map((value) => ({
              value,
              label: resource.languages[value],
            }))}
          />
        </Group>
        <CopyButton value={`${location.origin}${address}`} timeout={4_000}>
          {({ copied, copy }) => (
            <Button variant="light" onClick={copy} aria-live="polite">
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" c="dimmed" my="sm">
        {texts.hint(formatTime(expiresAt, own))}
      </Text>
      <div ref={ref} className={styles.room} style={{ blockSize: HEIGHTS[screen] * scale }}>
        <iframe
          key={address}
          title={texts.frame(resource.languages[language])}
          src={address}
          className={styles.page}
          // Looked at, not used: no script of the page runs here.
          sandbox="allow-same-origin"
          style={{
            inlineSize: WIDTHS[screen],
            blockSize: HEIGHTS[screen],
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - WIDTHS[screen]) / 2),
          }}
        />
      </div>
    </Dialog>
  );
}
