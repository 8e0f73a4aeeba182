import { Button, Modal } from '@mantine/core';
import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { Prose } from '../../ui/prose.tsx';
import { FailedRead } from '../resource/failure.tsx';
import { Loading } from '../states/list-states.tsx';
import { useEscape } from '../states/use-escape.ts';
import { useFocusBack } from '../states/use-focus-back.ts';
import { lettersAct } from '../theme/letter-keys.ts';
import { PictureView } from './picture-view.tsx';
import type { ShownFile } from './shown-file.ts';
import { useViewerTexts } from './texts.ts';
import { useFile } from './use-file.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';
import { ViewerBar } from './viewer-bar.tsx';

/** Keys that write something: by their place, so that they work while Thai is typed. */
const whereLettersAct = (key: string, act: () => void): HotkeyItem => [
  key,
  () => {
    if (lettersAct()) act();
  },
  { usePhysicalKeys: true },
];

type Props = {
  files: readonly ShownFile[];
  shown: ShownFile;
  load: (file: ShownFile) => Promise<Blob>;
  onShow: (file: ShownFile) => void;
  onClose: () => void;
};

/** Files one after another, over the whole window, without saving any of them. */
export function DocumentViewer({ files, shown, load, onShow, onClose }: Props) {
  const texts = useViewerTexts();
  useFocusBack();
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose);
  return (
    <Modal.Root
      ref={root}
      opened
      data-saves-itself
      fullScreen
      padding={0}
      onClose={onClose}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content aria-label={texts.label}>
        <Modal.Body className={styles.body}>
          <OneFile
            key={shown.id}
            files={files}
            shown={shown}
            load={load}
            onShow={onShow}
            onClose={onClose}
          />
          {files.length > 1 && (
            <nav className={styles.strip} aria-label={texts.all}>
              {files.map((file) => (
                <button
                  key={file.id}
                  type="button"
                  aria-current={file.id === shown.id ? 'true' : undefined}
                  onClick={() => onShow(file)}
                >
                  {file.title}
                </button>
              ))}
            </nav>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function OneFile({ files, shown, load, onShow, onClose }: Props) {
  const texts = useViewerTexts();
  const { address, file, error, retry } = useFile(String(shown.id), () => load(shown));
  const control = useZoom();
  const isPicture = shown.contentType.startsWith('image/');
  const isPage = shown.contentType === 'application/pdf';
  const place = files.findIndex(({ id }) => id === shown.id);
  const move = (step: 1 | -1) => {
    const next = files[place + step];
    if (next) onShow(next);
  };
  /** A picture that is nearer than the window is moved about by the arrows. */
  const moveWhole = (step: 1 | -1) => {
    if (control.zoom === 1) move(step);
  };
  useHotkeys([
    ['PageDown', () => move(1)],
    ['PageUp', () => move(-1)],
    ['ArrowRight', () => moveWhole(1), { preventDefault: control.zoom === 1 }],
    ['ArrowLeft', () => moveWhole(-1), { preventDefault: control.zoom === 1 }],
    whereLettersAct('equal', () => control.step(1)),
    whereLettersAct('shift+equal', () => control.step(1)),
    whereLettersAct('NumpadAdd', () => control.step(1)),
    whereLettersAct('minus', () => control.step(-1)),
    whereLettersAct('NumpadSubtract', () => control.step(-1)),
    whereLettersAct('digit0', control.whole),
    whereLettersAct('R', control.turn),
  ]);
  return (
    <>
      <ViewerBar
        shown={shown}
        place={`${place + 1} / ${files.length}`}
        control={isPicture ? control : undefined}
        onNext={place < files.length - 1 ? () => move(1) : undefined}
        onPrevious={place > 0 ? () => move(-1) : undefined}
        onClose={onClose}
      />
      <section
        ref={control.ref}
        className={styles.stage}
        data-kind={isPicture ? 'picture' : 'page'}
        aria-label={shown.title}
        aria-busy={!address && !error}
        tabIndex={isPicture ? 0 : undefined}
      >
        {error && (
          <div className={styles.notice}>
            <FailedRead of={{ error, refetch: retry }} />
          </div>
        )}
        {!address && !error && <Loading lines={3} />}
        {address && isPicture && (
          <PictureView address={address} label={`${shown.title} ${shown.name}`} control={control} />
        )}
        {address && isPage && (
          <iframe
            className={styles.document}
            src={address}
            title={`${shown.title} ${shown.name}`}
          />
        )}
        {address && file && !isPicture && !isPage && (
          <div className={styles.notice}>
            <p>
              <Prose>{texts.cannotShow}</Prose>
            </p>
            <Button variant="default" onClick={() => saveFile(shown.name, file)}>
              {texts.save}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}
