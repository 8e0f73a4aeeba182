import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { JobAttachment } from '#contract/job-applications/job-applications.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatNumber } from '../../i18n/format.ts';
import { explainFailure } from '../resource/explain.ts';
import { downloadAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './job-applications.module.css';
import { useJobApplicationTexts } from './texts.ts';

type Props = { applicationId: number; attachment: JobAttachment; applicant: string };
type State = { kind: 'closed' | 'opening' } | { kind: 'shown'; address: string };

const KILOBYTE = 1024;

/** A file of an application, shown in place; what the browser cannot show is saved. */
export function AttachmentView({ applicationId, attachment, applicant }: Props) {
  const texts = useJobApplicationTexts();
  const { resource } = useOfficeTexts();
  const { id, kind, name, contentType, bytes } = attachment;
  const [state, setState] = useState<State>({ kind: 'closed' });
  const [problem, setProblem] = useState<string>();
  const address = state.kind === 'shown' ? state.address : undefined;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  const isPicture = contentType.startsWith('image/');
  const canShow = isPicture || contentType === 'application/pdf';

  async function load(use: (file: Blob) => State): Promise<void> {
    setProblem(undefined);
    setState({ kind: 'opening' });
    try {
      const input = { id: applicationId, attachmentId: id };
      setState(use(await downloadAsUser('jobApplication/attachment', input)));
    } catch (error) {
      setState({ kind: 'closed' });
      setProblem(explainFailure(resource, error));
    }
  }
  const show = () => load((file) => ({ kind: 'shown', address: URL.createObjectURL(file) }));
  const save = () =>
    load((file) => {
      saveFile(name, file);
      return { kind: 'closed' };
    });

  return (
    <li>
      <div className={styles.file}>
        <Text>
          <strong>{texts.kinds[kind]}</strong> {name} ({formatNumber(Math.ceil(bytes / KILOBYTE))}{' '}
          KB)
        </Text>
        <Group gap="xs">
          {canShow && address === undefined && (
            <Button
              variant="default"
              loading={state.kind === 'opening'}
              aria-label={texts.show(name)}
              onClick={() => void show()}
            >
              {texts.showShort}
            </Button>
          )}
          {address !== undefined && (
            <Button
              variant="default"
              aria-label={texts.hide(name)}
              onClick={() => setState({ kind: 'closed' })}
            >
              {texts.hideShort}
            </Button>
          )}
          {!canShow && (
            <Button
              variant="default"
              loading={state.kind === 'opening'}
              aria-label={texts.save(name)}
              onClick={() => void save()}
            >
              {texts.saveShort}
            </Button>
          )}
        </Group>
      </div>
      {problem && (
        <Notice color="red" role="alert" mt="xs">
          {problem}
        </Notice>
      )}
      {address !== undefined &&
        (isPicture ? (
          <img
            className={styles.photo}
            src={address}
            alt={kind === 'image' ? texts.photoOf(applicant) : texts.documentOf(applicant)}
          />
        ) : (
          <iframe className={styles.document} src={address} title={texts.documentOf(applicant)} />
        ))}
    </li>
  );
}
