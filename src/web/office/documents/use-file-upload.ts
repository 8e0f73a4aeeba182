import { useState } from 'react';
import type { KeptFile } from '#contract/documents/maintenance.ts';
import { CallError } from '../../api/call.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { uploadAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useDocumentTexts } from './texts.ts';

const MOST_BYTES = 25 * 1024 * 1024;

/** Sends a file, says how far it is, and what is wrong with it. */
export function useFileUpload(onUploaded: (file: KeptFile) => void) {
  const documents = useDocumentTexts();
  const { resource } = useOfficeTexts();
  const texts = documents.documents;
  const [sending, setSending] = useState<{ name: string; part: number }>();
  const [problem, setProblem] = useState<string>();

  async function send(file: File): Promise<void> {
    if (sending) return;
    if (file.size === 0) return setProblem(resource.fieldErrors.empty);
    if (file.size > MOST_BYTES) return setProblem(texts.tooLarge);
    setProblem(undefined);
    setSending({ name: file.name, part: 0 });
    try {
      const { data } = await uploadAsUser(
        'document/upload',
        { fileName: file.name.slice(-200) },
        file,
        (part) => setSending({ name: file.name, part }),
      );
      onUploaded(data);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setSending(undefined);
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallError)) return explainFailure(resource, error);
    if (error.reason === 'body_too_large') return texts.tooLarge;
    return explainFields(resource, error).fileKey ?? explainFailure(resource, error);
  }

  return { send, sending, problem };
}
