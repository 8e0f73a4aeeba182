import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { CaseDetails, CaseFile, CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useKeys } from '../applications/use-keys.ts';
import type { ShownFile } from '../document-viewer/shown-file.ts';
import { DocumentViewer } from '../document-viewer/viewer.tsx';
import { downloadAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './record.module.css';
import { RequestDialog } from './request-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { Section } from './section.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import type { Change } from './use-case.ts';

type Props = { resource: CaseResource; record: CaseDetails; change: Change; editable: boolean };

const KILOBYTE = 1024;

/** What was sent along, looked at in place; and what is asked for again. */
export function DocumentsSection({ resource, record, change, editable }: Props) {
  const texts = useOfficeTexts().applicationRecord.documents;
  const language = useLanguage();
  const [shown, setShown] = useState<ShownFile>();
  const [asking, setAsking] = useState<'request' | 'upload'>();
  /** The request whose link is shown. */
  const [handedOver, setHandedOver] = useState<number>();
  const titleOf = (file: CaseFile) => localize(file.documentName, language) || texts.untitled;
  const readable: ShownFile[] = record.files
    .filter((file) => file.readable)
    .map((file) => ({ ...file, title: titleOf(file) }));
  useKeys({ D: () => setShown(readable[0]) });
  return (
    <Section
      title={`${texts.title} (${formatNumber(record.files.length)})`}
      actions={
        editable && (
          <>
            {resource === 'application' && (
              <Button variant="default" size="compact-md" onClick={() => setAsking('request')}>
                {texts.request}
              </Button>
            )}
            <Button variant="default" size="compact-md" onClick={() => setAsking('upload')}>
              {texts.upload}
            </Button>
          </>
        )
      }
    >
      {record.files.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      <ul className={styles.files}>
        {record.files.map((file) => {
          const Picture = file.contentType.startsWith('image/') ? IconPhoto : IconFileTypePdf;
          const open = readable.find(({ id }) => id === file.id);
          return (
            <li key={file.id}>
              <button
                type="button"
                className={styles.file}
                disabled={!open}
                onClick={() => setShown(open)}
              >
                <Picture size={26} stroke={1.5} aria-hidden />
                <span>
                  <strong>{titleOf(file)}</strong>
                  <span className={styles.small}>
                    {open &&
                      `${file.name} · ${formatNumber(Math.ceil(file.bytes / KILOBYTE))} KB · `}
                    {formatTime(file.uploadedAt, language)}
                    {file.uploadedBy && ` · ${texts.by(file.uploadedBy)}`}
                  </span>
                  {!open && <span className={styles.small}>{texts.notReadable}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <RequestList record={record} change={change} editable={editable} onShowLink={setHandedOver} />
      {shown && (
        <DocumentViewer
          files={readable}
          shown={shown}
          load={(file) =>
            downloadAsUser('application/file', { resource, id: record.id, fileId: file.id })
          }
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
      {asking === 'request' && (
        <RequestDialog
          record={record}
          change={change}
          onClose={() => setAsking(undefined)}
          onAsked={(toHandOver) => {
            setAsking(undefined);
            setHandedOver(toHandOver);
          }}
        />
      )}
      {handedOver && (
        <LinkDialog
          id={record.id}
          requestId={handedOver}
          onClose={() => setHandedOver(undefined)}
        />
      )}
      {asking === 'upload' && (
        <UploadDialog
          resource={resource}
          record={record}
          change={change}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Section>
  );
}
