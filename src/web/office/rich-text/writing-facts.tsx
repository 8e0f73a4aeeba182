import { Anchor, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import { countWords, headingsOf, minutesFor } from '#contract/rich-text/reading.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './rich-text.module.css';
import { useTextAdvice } from './use-text-advice.ts';

type Props = { html: string; language: Language; box: RefObject<HTMLElement | null> };

/** How long a text is, what stands in it, and what it wants; none of it stops anybody. */
export function WritingFacts({ html, language, box }: Props) {
  const texts = useOfficeTexts().richText.writing;
  // Counted once the typing leaves time for it.
  const settled = useDeferredValue(html);
  const words = useMemo(() => countWords(settled, language), [settled, language]);
  const headings = useMemo(() => headingsOf(settled), [settled]);
  const advice = useTextAdvice(html, language);
  if (words === 0 && advice.length === 0) return null;
  const goTo = (selector: string, index = 0) =>
    box.current
      ?.querySelectorAll(`[role="textbox"] ${selector}`)
      [index]?.scrollIntoView({ block: 'center' });
  return (
    <div className={styles.facts}>
      <Text size="sm" c="dimmed">
        {texts.length(formatNumber(words), formatNumber(minutesFor(words)))}
      </Text>
      {advice.length > 0 && (
        <ul className={styles.advice} aria-label={texts.advice}>
          {advice.map(({ words: told, find }) => (
            <li key={told}>
              <IconBulb size={16} aria-hidden />
              {find ? (
                <Anchor component="button" type="button" size="sm" onClick={() => goTo(find)}>
                  {told}
                </Anchor>
              ) : (
                <Text span size="sm">
                  {told}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      {headings.length > 1 && (
        <details>
          <summary>{texts.outline(formatNumber(headings.length))}</summary>
          <ol className={styles.outline}>
            {headings.map(({ level, text }, index) => {
              const key = `${index} ${text}`;
              return (
                <li key={key} data-level={level}>
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    onClick={() => goTo(':is(h2, h3)', index)}
                  >
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
