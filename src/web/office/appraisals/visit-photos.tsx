import { Button, Checkbox, FileButton, Group } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { APPRAISAL_LIMITS, type Appraisal } from '#contract/cases/appraisals.ts';
import { newId } from '../../api/new-id.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useNotifyFailure } from '../application-record/use-case.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import styles from './appraisals.module.css';
import { useAppraisalTexts } from './texts.ts';
import { forgetPhoto, keepPhoto, type Outbox } from './visit-outbox.ts';
import type { Photo, Visit } from './visit-store.ts';

/** A telephone that takes HEIC hands JPEG over to who asks for it. */
const PICTURES = 'image/jpeg,image/png';

type Props = {
  visit: Visit;
  /** Those that the server has. */
  sent: Appraisal['photos'];
  /** It is concluded: what it rests on stays. */
  fixed: boolean;
  outbox: Outbox;
  /** The visit has something new to send. */
  onTouch: () => void;
};

/** Photos of the land, kept on this device until they are sent. */
export function VisitPhotos({ visit, sent, fixed, outbox, onTouch }: Props) {
  const texts = useAppraisalTexts();
  const [keepTaken, setKeepTaken] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { appraisalId } = visit;
  const waiting = outbox.photos.filter((photo) => photo.appraisalId === appraisalId);

  async function add(files: File[]): Promise<void> {
    setProblem(undefined);
    const room = APPRAISAL_LIMITS.photos - sent.length - waiting.length;
    if (files.length > room) setProblem(texts.tooManyPhotos(formatNumber(APPRAISAL_LIMITS.photos)));
    const chosen = files.slice(0, Math.max(0, room));
    for (const file of chosen) {
      if (!PICTURES.split(',').includes(file.type)) {
        setProblem(`${file.name}: ${texts.photoProblems.file_kind}`);
        continue;
      }
      // The bytes, not the file: that may be gone when they are to be sent.
      const content = new Blob([await file.arrayBuffer()], { type: file.type });
      const photo = { photoId: newId(), appraisalId, name: file.name, content, keepTaken };
      await keepPhoto(photo).catch(() => setProblem(texts.noRoom));
    }
    if (chosen.length > 0) onTouch();
  }

  return (
    <fieldset className={styles.part}>
      <legend>{texts.parts.photos}</legend>
      <Checkbox
        label={texts.keepTaken}
        description={texts.keepTakenHint}
        checked={keepTaken}
        onChange={(event) => setKeepTaken(event.currentTarget.checked)}
      />
      <Group gap="xs">
        <FileButton
          accept={PICTURES}
          capture="environment"
          onChange={(file) => file && void add([file])}
        >
          {(props) => (
            <Button {...props} variant="light" leftSection={<IconCamera size={18} aria-hidden />}>
              {texts.takePhoto}
            </Button>
          )}
        </FileButton>
        <FileButton accept={PICTURES} multiple onChange={(files) => void add(files)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
            >
              {texts.choosePhoto}
            </Button>
          )}
        </FileButton>
      </Group>
      {problem && (
        <Notice color="red" role="alert">
          {problem}
        </Notice>
      )}
      {waiting.length > 0 && (
        <>
          <p className={styles.small}>
            <Prose>{texts.waitingPhotos(formatNumber(waiting.length))}</Prose>
          </p>
          <ul className={styles.photos}>
            {waiting.map((photo) => (
              <WaitingPhoto key={photo.photoId} photo={photo} />
            ))}
          </ul>
        </>
      )}
      {sent.length > 0 && <SentPhotos visit={visit} sent={sent} fixed={fixed} />}
    </fieldset>
  );
}

function WaitingPhoto({ photo }: { photo: Photo }) {
  const texts = useAppraisalTexts();
  const [address, setAddress] = useState<string>();
  const { content, name, refused, keepTaken } = photo;
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return (
    <li>
      {address && <img src={address} alt={name} />}
      {keepTaken && <span className={styles.small}>{texts.takenKept}</span>}
      {refused && (
        <span className={styles.refused}>{texts.photoProblems[refused] ?? texts.photoRefused}</span>
      )}
      <Remove name={name} onClick={() => void forgetPhoto(photo.photoId)} />
    </li>
  );
}

function SentPhotos({ visit, sent, fixed }: Pick<Props, 'visit' | 'sent' | 'fixed'>) {
  const texts = useAppraisalTexts();
  const notifyFailure = useNotifyFailure();
  const [gone, setGone] = useState<string[]>([]);
  const shown = sent.filter(({ photoId }) => !gone.includes(photoId));
  const remove = (photoId: string) => {
    const { applicationId: id, appraisalId } = visit;
    callAsUser('application/removeAppraisalPhoto', { id, appraisalId, photoId }).then(
      () => setGone((before) => [...before, photoId]),
      notifyFailure,
    );
  };
  return (
    <>
      <p className={styles.small}>
        <Prose>{texts.sentPhotos(formatNumber(shown.length))}</Prose>
      </p>
      <ul className={styles.photos}>
        {shown.map(({ photoId, name, takenPlace, takenAt }) => (
          <li key={photoId}>
            <span className={styles.small}>{name}</span>
            {(takenAt || takenPlace) && <span className={styles.small}>{texts.takenKept}</span>}
            {!fixed && <Remove name={name} onClick={() => remove(photoId)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const texts = useAppraisalTexts();
  return (
    <Button
      size="compact-md"
      variant="subtle"
      color="red"
      aria-label={texts.removePhoto(name)}
      onClick={onClick}
    >
      <IconTrash size={18} aria-hidden />
    </Button>
  );
}
