import { Input, Skeleton, Text } from '@mantine/core';
import { useCallback, useId } from 'react';
import type { Language } from '#contract/language.ts';
import { LONGEST_RICH_TEXT } from '#contract/rich-text/content.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useField, useFormParts } from '../resource/form-context.ts';
import { laterPart } from '../resource/later-part.tsx';
import { steady } from '../resource/steady.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './rich-text.module.css';
import { useRichTextTexts } from './texts.ts';

// Its own chunk: only screens with a text to write load the editor.
const Editor = steady(
  laterPart(async () => (await import('./editor.tsx')).default, { meanwhile: <Waiting /> }),
);

const NEAR_LIMIT = LONGEST_RICH_TEXT * 0.9;

type Props = { name: string; label: string; language: Language; required: boolean };

/** The text of one language, with its name, its limit and what is wrong about it. */
export function LanguageEditor({ name, label, language, required }: Props) {
  const texts = useRichTextTexts();
  const id = useId();
  const { onComing } = useFormParts();
  const onAwait = useCallback(
    (awaits: boolean) => onComing(name, awaits ? texts.picturesComing : undefined),
    [onComing, name, texts],
  );
  const field = useField(name, label, { show: toWords, required });
  const { value, error, readOnly, onChange } = field;
  const html = typeof value === 'string' ? value : '';
  const isNear = html.length > NEAR_LIMIT;
  return (
    <Input.Wrapper
      label={label}
      data-language={language}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk={required && !readOnly}
    >
      <Editor
        html={html}
        language={language}
        readOnly={readOnly}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        required={required}
        onChange={onChange}
        onAwait={onAwait}
      />
      {isNear && (
        <Text size="sm" role="status" c={html.length > LONGEST_RICH_TEXT ? 'red' : 'dimmed'}>
          {texts.length(formatNumber(html.length), formatNumber(LONGEST_RICH_TEXT))}
        </Text>
      )}
    </Input.Wrapper>
  );
}

function Waiting() {
  const texts = useOfficeTexts().resource;
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}

/** How a text reads where a conflict is shown. */
function toWords(value: unknown): string {
  if (typeof value !== 'string') return '';
  return new DOMParser().parseFromString(value.replace(/></g, '> <'), 'text/html').body.textContent;
}
