import { useQuery } from '@tanstack/react-query';
import type { KeptFile } from '#contract/documents/maintenance.ts';
import { saveFile } from '../../api/save-file.ts';
import { useTellFailure } from '../resource/failure.tsx';
import { useFormParts } from '../resource/form-context.ts';
import type { RowOf } from '../resource/resource.ts';
import { callAsUser, downloadAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { FileField } from './file-field.tsx';
import { FileVersions } from './file-versions.tsx';

/** The file of a document, and those that it has had. */
export function DocumentFiles({ row }: { row: RowOf<'document'> | undefined }) {
  const tellFailure = useTellFailure();
  const { form } = useFormParts();
  const { data: versions = [] } = useQuery({
    meta: CHOICES,
    // Anew with every file that is chosen: unpublished changes may hold it.
    queryKey: ['document', 'files', row?.id, row?.version, form.getValues().fileKey],
    queryFn: async () => (await callAsUser('document/files', { id: row?.id ?? 0 })).data,
    enabled: row !== undefined,
  });

  async function download({ key, name, contentType }: KeptFile): Promise<void> {
    try {
      const bytes = await downloadAsUser('document/file', { id: row?.id ?? 0, key });
      saveFile(name, new Blob([bytes], { type: contentType }));
    } catch (error) {
      tellFailure(error);
    }
  }

  return (
    <>
      <FileField saved={row?.file ?? null} versions={versions} onDownload={download} />
      {row && (
        <FileVersions
          versions={versions.filter((one) => !one.unpublished)}
          savedKey={row.fileKey}
          onDownload={download}
        />
      )}
    </>
  );
}
