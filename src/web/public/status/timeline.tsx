import type { StatusStep } from '#contract/apply/apply.ts';
import { localize } from '#contract/localize.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { StatusTexts } from './texts.th.ts';
import { useStatusTexts } from './texts.ts';
import styles from './timeline.module.css';

/** The way of an application, newest first, drawn as a survey line from peg to peg. */
export function Timeline({ steps }: { steps: readonly StatusStep[] }) {
  const texts = useStatusTexts();
  const language = useLanguage();
  return (
    <ol className={styles.timeline} reversed>
      {steps.toReversed().map((step) => (
        <li key={`${step.at} ${step.kind} ${step.status}`}>
          <span className={styles.what}>
            {wordsOf(texts, step, localize(step.document ?? {}, language))}
          </span>
          <time dateTime={step.at}>{formatDate(step.at, language)}</time>
        </li>
      ))}
    </ol>
  );
}

function wordsOf(texts: StatusTexts, { kind, status }: StatusStep, document: string): string {
  switch (kind) {
    case 'requested':
      return texts.requested(document);
    case 'received':
      return texts.received(document);
    case 'sent':
    case 'moved':
      return texts.statuses[status ?? 'new'].name;
    default:
      return { ...texts.offer.timeline, ...texts.appointment.timeline }[kind];
  }
}
