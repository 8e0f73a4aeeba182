import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { UploadCaptcha } from '../uploads/upload-captcha.tsx';
import { UploadGroup } from '../uploads/upload-group.tsx';
import { type ApplyData, typesFor } from './apply-data.ts';
import styles from './later-steps.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

const MEGABYTE = 1024 * 1024;

export function DocumentsStep({ app, data }: { app: Application; data: ApplyData }) {
  const { documents } = useRegisterTexts();
  const types = typesFor(data.uploadTypes, app.fields);
  const { uploads, id } = app;
  return (
    <>
      <p className={styles.note}>
        {documents.limits(`${Math.floor(data.mostBytes / MEGABYTE)} MB`, documents.kinds)}
      </p>
      <Alert kind="warning" title={documents.religionTitle}>
        <p>{documents.religion}</p>
      </Alert>
      <UploadCaptcha uploads={uploads} />
      {types.length === 0 && <p>{documents.none}</p>}
      {types.map((type) => {
        const count = uploads.arriving.filter(
          ({ uploadTypeId }) => uploadTypeId === type.id,
        ).length;
        return (
          <UploadGroup
            key={type.id}
            uploads={uploads}
            draftId={id}
            uploadTypeId={type.id}
            name={type.name}
            mostFiles={type.mostFiles}
            mark={<Badge>{type.required ? documents.wanted : documents.ifAny}</Badge>}
          >
            {type.detail && <p className={styles.note}>{type.detail}</p>}
            <p className={styles.note}>{documents.count(count, type.mostFiles)}</p>
          </UploadGroup>
        );
      })}
    </>
  );
}
