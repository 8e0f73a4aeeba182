import { Anchor, Text } from '@mantine/core';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import {
  countWords,
  findHeadingFaults,
  headingsOf,
  minutesFor,
} from '#contract/rich-text/reading.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './rich-text.module.css';

type Props = { html: string; language: Language; box: RefObject<HTMLElement | null> };

/** How long a text is, what stands in it, and what its headings want; none of it stops anybody. */
export function WritingFacts({ html, language, box }: Props) {
  const texts = useOfficeTexts().richText.writing;
  // Counted once the typing leaves time for it.
  const settled = useDeferredValue(html);
  const words = useMemo(() => countWords(settled, language), [settled, language]);
  const headings = useMemo(() => headingsOf(settled), [settled]);
  if (words === 0) return null;
  const goTo = (index: number) =>
    box.current
      ?.querySelectorAll('[role="textbox"] :is(h2, h3)')
      [index]?.scrollIntoView({ block: 'center' });
  return (
    <div className={styles.facts}>
      <Text size="sm" c="dimmed">
        {texts.length(formatNumber(words), formatNumber(minutesFor(words)))}
      </Text>
      {findHeadingFaults(headings).map((fault) => (
        <Text key={fault} size="sm" role="note">
          {texts.faults[fault]}
        </Text>
      ))}
      {headings.length > 1 && (
        <details>
          <summary>{texts.outline(formatNumber(headings.length))}</summary>
          <ol className={styles.outline}>
            {headings.map(({ level, text }, index) => {
              const key = `${index} ${text}`;
              return (
                <li key={key} data-level={level}>
                  <Anchor component="button" type="button" size="sm" onClick={() => goTo(index)}>
                    {text || texts.nameless}
                  </Anchor>
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </div>
  );
}
