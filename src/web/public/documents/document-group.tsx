import type { Services } from '#server/compose/services.ts';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import { describeFile } from './describe-file.ts';
import styles from './document-group.module.css';
import { FileSheet } from './file-sheet.tsx';

type Group = Awaited<ReturnType<Services['documents']['byHeader']>>[number];
type Document = Group['documents'][number];

export function DocumentGroup({ group }: { group: Group }) {
  const headingId = `documents-${group.id}`;
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId} className={styles.heading}>
          <Phrases text={group.name} />
        </h2>
        {group.remark && (
          <p className={styles.remark}>
            <Prose>{group.remark}</Prose>
          </p>
        )}
      </header>
      <ul className={styles.list}>
        {group.documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <Row document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole row is one link, named by the document and described by its kind and size. */
function Row({ document: { id, name, remark, contentType, bytes } }: { document: Document }) {
  const { documents: texts } = useTexts();
  const { kind, size } = describeFile(contentType, bytes);
  return (
    <>
      <FileSheet kind={kind} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={`/download/${id}`} download aria-describedby={`document-${id}`}>
            <Phrases text={name} />
          </a>
        </h3>
        {remark && (
          <p className={styles.detail}>
            <Prose>{remark}</Prose>
          </p>
        )}
        <p id={`document-${id}`} className={styles.facts}>
          {[kind, size].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className={styles.action} aria-hidden="true">
        {texts.download}
        <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 24 24" width="20" height="20">
          <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
        </svg>
      </span>
    </>
  );
}
