import { Anchor, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { type RefObject, use, useDeferredValue, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#contract/language.ts';
import { countWords, headingsOf, minutesFor } from '#contract/rich-text/reading.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { AdvicePlace } from '../resource/advice-place.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './rich-text.module.css';
import { useRichTextTexts } from './texts.ts';
import { type Advice, useTextAdvice } from './use-text-advice.ts';
import { WritingContext } from './writing-context.ts';

type Props = { html: string; language: Language; box: RefObject<HTMLElement | null> };

/** How long a text is, what stands in it, and what it wants; none of it stops anybody. */
export function WritingFacts({ html, language, box }: Props) {
  const texts = useRichTextTexts().writing;
  const { place } = use(AdvicePlace);
  const full = use(WritingContext)?.full;
  // Counted once the typing leaves time for it.
  const settled = useDeferredValue(html);
  const words = useMemo(() => countWords(settled, language), [settled, language]);
  const headings = useMemo(() => headingsOf(settled), [settled]);
  const advice = useTextAdvice(html, language);
  if (words === 0 && advice.length === 0) return null;
  const goTo = (selector: string, index = 0) => {
    const target = box.current?.querySelectorAll(`[role="textbox"] ${selector}`)[index];
    if (target) goOnAt(target);
  };
  const wanted = <AdviceList advice={advice} language={language} onGo={goTo} />;
  // The whole screen hides the rail: there the text has its advice below it.
  const beside = place !== null && !full;
  return (
    <div className={styles.facts}>
      {beside && createPortal(wanted, place)}
      <Text size="sm" c="dimmed">
        {texts.length(formatNumber(words), formatNumber(minutesFor(words)))}
      </Text>
      {!beside && wanted}
      {headings.length > 1 && (
        <details>
          <summary>
            <Prose>{texts.outline(formatNumber(headings.length))}</Prose>
          </summary>
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
                    <Prose>{text || texts.nameless}</Prose>
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

type AdviceProps = { advice: Advice[]; language: Language; onGo: (selector: string) => void };

/** What a text wants in one language, leading to its place. */
function AdviceList({ advice, language, onGo }: AdviceProps) {
  const richText = useRichTextTexts();
  const { resource } = useOfficeTexts();
  if (advice.length === 0) return null;
  const title = `${richText.writing.advice} (${resource.languages[language]})`;
  return (
    <section>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={styles.advice} aria-label={title}>
        {advice.map(({ words, find }) => (
          <li key={words}>
            <IconBulb size={16} aria-hidden />
            {find ? (
              <Anchor component="button" type="button" size="sm" onClick={() => onGo(find)}>
                {words}
              </Anchor>
            ) : (
              <Text component="span" size="sm">
                {words}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In sight, and what is typed next stands there. */
function goOnAt(target: Element): void {
  target.closest<HTMLElement>('[role="textbox"]')?.focus({ preventScroll: true });
  if (target.childNodes.length > 0) getSelection()?.collapse(target, target.childNodes.length);
  target.scrollIntoView({ block: 'center' });
}
