import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { JobFileKind } from '#contract/job-applications/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Prose } from '../../ui/prose.tsx';
import styles from './attachment-field.module.css';
import { messageOf } from './fields.ts';
import { useWorkTexts } from './texts.ts';
import type { Attachment } from './use-attachment.ts';

const ACCEPTED: Record<JobFileKind, string> = {
  image: 'image/jpeg,image/png,image/webp',
  resume: '.pdf,.docx,image/jpeg,image/png',
};

type Props = {
  kind: JobFileKind;
  attachment: Attachment;
  problem: string | undefined;
  /** The form knows what this device remembers of it. */
  ready: boolean;
};

/** A file that goes along: chosen, on its way, ready or failed. */
export function AttachmentField({ kind, attachment, problem, ready }: Props) {
  const texts = useWorkTexts();
  const { label, hint, choose } = texts[kind];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const message = attachment.kind === 'failed' ? failureOf(attachment.code) : problem;

  function take(from: HTMLInputElement) {
    const [file] = from.files ?? [];
    if (file) void attachment.add(file);
    // The same file again, after it was removed, is a choice as well.
    from.value = '';
  }

  // What was chosen before the scripts had taken over, nobody heard of.
  const takeEarly = useEffectEvent(take);
  useEffect(() => {
    if (ready && input.current?.files?.length) takeEarly(input.current);
  }, [ready]);

  function failureOf(code: string): string {
    const { failures } = texts;
    if (code === 'network' || code === 'too_many_requests') return failures[code];
    return messageOf(texts, kind, code) ?? failures.other;
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={ACCEPTED[kind]}
        hidden={attachment.kind !== 'none'}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={message && attachment.kind === 'none' ? true : undefined}
        ref={input}
        onChange={(event) => take(event.currentTarget)}
      />
      {attachment.kind === 'none' ? (
        <>
          {/* The browser’s own button speaks the browser’s language; this one speaks the page’s. */}
          <label htmlFor={id} className={styles.choose}>
            {choose}
          </label>
          <p className={styles.hint} id={`${id}-hint`}>
            <Prose>{hint}</Prose>
          </p>
        </>
      ) : (
        <Chosen kind={kind} attachment={attachment} onRemove={attachment.remove} />
      )}
      <p className={styles.error} id={`${id}-error`} role="status">
        {message && (
          <>
            <Icon name="danger" size={18} />
            <span>{message}</span>
          </>
        )}
      </p>
    </div>
  );
}

type ChosenProps = { kind: JobFileKind; attachment: Attachment; onRemove: () => void };

function Chosen({ kind, attachment, onRemove }: ChosenProps) {
  const texts = useWorkTexts();
  const { file: words } = texts;
  // Not every file that says so is a picture.
  const [broken, setBroken] = useState<string>();
  if (attachment.kind === 'none') return null;
  const { file, preview } = attachment;
  const percent = attachment.kind === 'sending' ? Math.round(attachment.part * 100) : 0;
  return (
    <div
      className={styles.chosen}
      tabIndex={-1}
      data-invalid={attachment.kind === 'failed' || undefined}
    >
      {preview && broken !== preview && (
        <img
          className={styles.preview}
          src={preview}
          alt={texts[kind].preview}
          onError={() => setBroken(preview)}
        />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{file.name}</p>
        {attachment.kind === 'waiting' && <p>{words.waiting}</p>}
        {attachment.refused && attachment.kind !== 'failed' && <p>{words.notKept}</p>}
        {attachment.kind === 'sending' && (
          <ProgressBar label={words.sending} valueText={words.percent(percent)} value={percent} />
        )}
        {attachment.kind === 'ready' && (
          <p className={styles.ready} role="status">
            <Icon name="success" size={18} /> {words.ready}
          </p>
        )}
        <div className={styles.actions}>
          {attachment.kind === 'failed' && attachment.again && (
            <Button variant="secondary" onClick={attachment.retry}>
              {words.retry}
            </Button>
          )}
          <Button variant="quiet" aria-label={words.remove(file.name)} onClick={onRemove}>
            {words.removeShort}
          </Button>
        </div>
      </div>
    </div>
  );
}
