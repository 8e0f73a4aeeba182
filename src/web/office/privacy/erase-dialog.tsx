import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PersonRecord } from '#contract/privacy/privacy.ts';
import { Prose } from '../../ui/prose.tsx';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Failure } from '../resource/failure.tsx';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './privacy.module.css';
import { usePrivacyTexts } from './texts.ts';
import { useTitle } from './use-title.ts';

type Props = {
  records: readonly PersonRecord[];
  ticket: string;
  onClose: () => void;
  onErased: () => void;
};

/** Shows what becomes of each record before anything does, and what became of it afterwards. */
export function EraseDialog({ records, ticket, onClose, onErased }: Props) {
  const privacy = usePrivacyTexts();
  const { resource } = useOfficeTexts();
  const { erase: texts, sources, fates, reasons } = privacy;
  const erase = useMutation({
    mutationFn: async () => {
      const refs = records.map(({ source, id }) => ({ source, id }));
      return (await callAsUser('privacy/erase', { ticket, records: refs })).data;
    },
  });
  const titleOf = useTitle();
  const close = erase.data ? onErased : onClose;
  const outcomeOf = ({ source, id }: PersonRecord) =>
    erase.data?.find((done) => done.source === source && done.id === id)?.outcome;
  return (
    <FormDialog
      busy={erase.isPending}
      onClose={close}
      title={erase.data ? texts.done : texts.title}
    >
      {!erase.data && (
        <p>
          <Prose>{texts.lead}</Prose>
        </p>
      )}
      <ul className={styles.items}>
        {records.map((record) => {
          const outcome = outcomeOf(record);
          return (
            <li key={`${record.source} ${record.id}`}>
              {sources[record.source]} {titleOf(record.title)}:{' '}
              <strong>{outcome ? texts.outcomes[outcome] : fates[record.fate]}</strong>
              <span className={styles.reason}>{reasons[record.reason]}</span>
            </li>
          );
        })}
      </ul>
      {erase.isError && <Failure error={erase.error} />}
      <DialogFoot careful cancel={erase.data ? resource.close : texts.cancel}>
        {!erase.data && (
          <Button
            color="red"
            loading={erase.isPending}
            disabled={records.every(({ fate }) => fate === 'keep')}
            onClick={() => erase.mutate()}
          >
            {texts.confirm}
          </Button>
        )}
      </DialogFoot>
    </FormDialog>
  );
}
