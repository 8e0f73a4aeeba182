import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FileCard } from './file-card.tsx';
import { loadSending } from './load-sending.ts';
import { useUploadTexts } from './texts.ts';
import styles from './upload-group.module.css';
import type { Uploads } from './use-uploads.ts';

/** A telephone turns its own format into one of these when it is asked for them. */
const ACCEPTED = 'image/jpeg,image/png,application/pdf';

type Props = {
  uploads: Uploads;
  draftId: string | undefined;
  uploadTypeId: number;
  name: string;
  mostFiles: number;
  /** What stands between the name and the buttons. */
  children?: ReactNode;
  /** Behind the name: whether it must be there. */
  mark?: ReactNode;
};

/** One kind of document: what is there of it, and the ways to add to it. */
export function UploadGroup(props: Props) {
  const { uploads, draftId, uploadTypeId, name, mostFiles, children, mark } = props;
  const id = useId();
  const texts = useUploadTexts();
  const [over, setOver] = useState(false);
  const [leftOut, setLeftOut] = useState(false);
  const own = uploads.files.filter((file) => file.uploadTypeId === uploadTypeId);
  const arriving = uploads.arriving.filter((file) => file.uploadTypeId === uploadTypeId);
  const room = mostFiles - arriving.length;
  const group = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // There before the first file is; where it fails, that file tries again.
    loadSending().catch(() => undefined);
  }, []);

  const add = (list: FileList | null) => {
    const all = [...(list ?? [])];
    const chosen = all.slice(0, Math.max(room, 0));
    setLeftOut(all.length > chosen.length);
    if (chosen.length > 0) void uploads.add(uploadTypeId, chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };

  /** Its own button goes with it: the focus moves to the next one, else to the document. */
  const remove = (key: string) => {
    const buttons = group.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const place = own.findIndex((file) => file.key === key);
    (buttons[place + 1] ?? buttons[place - 1] ?? heading.current)?.focus();
    uploads.remove(key);
  };

  return (
    <section
      ref={group}
      className={styles.group}
      aria-labelledby={id}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(room > 0);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {mark}
      </div>
      {children}
      {own.length > 0 && (
        <ul className={styles.files}>
          {own.map((file) => (
            <FileCard
              key={file.key}
              file={file}
              draftId={draftId}
              onRetry={uploads.retry}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      {leftOut && (
        <p role="alert" className={styles.state}>
          {texts.leftOut(mostFiles)}
        </p>
      )}
      {room > 0 && <Pickers name={name} several={room > 1} onAdd={add} />}
    </section>
  );
}

type PickerProps = { name: string; several: boolean; onAdd: (files: FileList | null) => void };

function Pickers({ name, several, onAdd }: PickerProps) {
  const texts = useUploadTexts();
  const id = useId();
  const take = (input: HTMLInputElement) => {
    onAdd(input.files);
    // The same file again is a choice as well.
    input.value = '';
  };
  return (
    <div className={styles.pickers}>
      <input
        id={`${id}-file`}
        className={styles.input}
        type="file"
        accept={ACCEPTED}
        multiple={several}
        aria-label={texts.choose(name)}
        onChange={(event) => take(event.currentTarget)}
      />
      {/* The browser’s own button speaks the browser’s language; this one speaks the page’s. */}
      <label htmlFor={`${id}-file`} className={styles.choose}>
        {texts.chooseShort}
      </label>
      <span className={styles.camera}>
        <input
          id={`${id}-camera`}
          className={styles.input}
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          aria-label={texts.camera(name)}
          onChange={(event) => take(event.currentTarget)}
        />
        <label htmlFor={`${id}-camera`} className={styles.choose}>
          {texts.cameraShort}
        </label>
      </span>
      <span className={styles.drop}>{texts.drop}</span>
    </div>
  );
}
