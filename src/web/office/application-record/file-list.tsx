import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import type { PaperVerdict } from '#contract/applications/kinds.ts';
import type { CaseDetails, CaseFile } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { ShownFile } from '../document-viewer/shown-file.ts';
import { callAsUser } from '../session/session.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { Parts } from './parts.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';
import { type Change, useNotifyFailure } from './use-case.ts';

const KILOBYTE = 1024;
const TONES: Record<PaperVerdict, Tone> = { unchecked: 'busy', checked: 'good', refused: 'bad' };

type Props = {
  record: CaseDetails;
  change: Change;
  /** Those that the viewer may open. */
  readable: ShownFile[];
  titleOf: (file: CaseFile) => string;
  /** The viewer says whether they will do. */
  checks: boolean;
  /** The window tells what was found of them. */
  judged: boolean;
  onOpen: (file: ShownFile) => void;
  onRefuse: (file: CaseFile) => void;
};

/** The papers that have come, each with what was found of it. */
export function FileList(props: Props) {
  const { record, change, readable, titleOf, checks, judged, onOpen, onRefuse } = props;
  const texts = useCaseTexts().documents;
  const language = useLanguage();
  const notifyFailure = useNotifyFailure();
  // Several may be under way at once: none is called off by the next one.
  const judge = (fileId: number, verdict: PaperVerdict) =>
    change
      .mutateAsync(() =>
        callAsUser('application/checkPaper', { id: record.id, fileId, verdict, reason: '' }),
      )
      .catch(notifyFailure);
  return (
    <ul className={styles.files}>
      {record.files.map((file) => {
        const Picture = file.contentType.startsWith('image/') ? IconPhoto : IconFileTypePdf;
        const open = readable.find(({ id }) => id === file.id);
        const title = titleOf(file);
        return (
          <li key={file.id}>
            <button
              type="button"
              className={styles.file}
              disabled={!open}
              onClick={() => open && onOpen(open)}
            >
              <Picture size={26} stroke={1.5} aria-hidden />
              <span>
                <strong>{title}</strong>
                <span className={styles.small}>
                  <Parts
                    of={[
                      open && file.name,
                      open && `${formatNumber(Math.ceil(file.bytes / KILOBYTE))} KB`,
                      formatTime(file.uploadedAt, language),
                      file.uploadedBy && texts.by(nameIn(record.people, file.uploadedBy)),
                    ]}
                  />
                </span>
                {!open && <span className={styles.small}>{texts.notReadable}</span>}
              </span>
            </button>
            {judged && (
              <div className={styles.verdict}>
                <StatusWord tone={TONES[file.verdict]}>{texts.verdicts[file.verdict]}</StatusWord>
                {checks && file.verdict === 'unchecked' && (
                  <span>
                    <Small label={texts.passOf(title)} onClick={() => judge(file.id, 'checked')}>
                      {texts.pass}
                    </Small>
                    <Small label={texts.refuseOf(title)} onClick={() => onRefuse(file)}>
                      {texts.refuse}
                    </Small>
                  </span>
                )}
                {checks && file.verdict !== 'unchecked' && (
                  <Small label={texts.againOf(title)} onClick={() => judge(file.id, 'unchecked')}>
                    {texts.again}
                  </Small>
                )}
                {file.refusedFor && <p className={styles.small}>{file.refusedFor}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Small(props: { label: string; onClick: () => void; children: string }) {
  const { label, onClick, children } = props;
  return (
    <Button variant="subtle" size="compact-sm" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}
