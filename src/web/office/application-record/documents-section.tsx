import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CaseDetails, CaseFile, CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useKeys } from '../applications/use-keys.ts';
import type { ShownFile } from '../document-viewer/shown-file.ts';
import { DocumentViewer } from '../document-viewer/viewer.tsx';
import { downloadAsUser } from '../session/session.ts';
import { StatusWord } from '../states/status-word.tsx';
import { FileList } from './file-list.tsx';
import { LinkDialog } from './link-dialog.tsx';
import styles from './record.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import { type FirstAsked, RequestDialog } from './request-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';
import { UploadDialog } from './upload-dialog.tsx';
import type { Change } from './use-case.ts';

type Props = { resource: CaseResource; record: CaseDetails; change: Change; editable: boolean };

/** What was sent along, looked at in place; and what is asked for again. */
export function DocumentsSection({ resource, record, change, editable }: Props) {
  const texts = useCaseTexts().documents;
  const language = useLanguage();
  const [shown, setShown] = useState<ShownFile>();
  const [asking, setAsking] = useState<'request' | 'upload'>();
  const [refused, setRefused] = useState<CaseFile>();
  /** What the request begins with, where a paper will not do. */
  const [first, setFirst] = useState<FirstAsked>();
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
              <Button
                variant="default"
                size="compact-md"
                onClick={() => {
                  setFirst(undefined);
                  setAsking('request');
                }}
              >
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
      {record.files.length === 0 && (
        <p className={styles.muted}>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      <FileList
        record={record}
        change={change}
        readable={readable}
        titleOf={titleOf}
        judged={resource !== 'applicationPartner'}
        checks={editable && resource === 'application'}
        onOpen={setShown}
        onRefuse={setRefused}
      />
      <MissingPapers record={record} />
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
      {refused && (
        <RefuseDialog
          id={record.id}
          fileId={refused.id}
          title={titleOf(refused)}
          change={change}
          onClose={() => setRefused(undefined)}
          onRefused={(note) => {
            setRefused(undefined);
            setFirst({ type: refused.uploadTypeId, note });
            setAsking('request');
          }}
        />
      )}
      {asking === 'request' && (
        <RequestDialog
          record={record}
          change={change}
          first={first}
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
        <UploadDialog resource={resource} record={record} onClose={() => setAsking(undefined)} />
      )}
    </Section>
  );
}

/** What such a loan still needs, in the words of the applicant's own page. */
function MissingPapers({ record }: { record: CaseDetails }) {
  const texts = useCaseTexts().documents;
  const language = useLanguage();
  if (record.missing.length === 0) return null;
  const names = record.missing.map(({ name }) => localize(name, language));
  return (
    <p className={styles.missing}>
      <StatusWord tone="bad">{texts.missing}</StatusWord> {names.join(', ')}
    </p>
  );
}
