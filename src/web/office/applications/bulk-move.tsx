import { Select } from '@mantine/core';
import { useState } from 'react';
import { APPLICATION_MOVES, type ApplicationMove } from '#contract/applications/states.ts';
import { formatNumber } from '../../i18n/format.ts';
import { MoveFields } from '../application-record/move-fields.tsx';
import {
  differs,
  forAnotherMove,
  isReady,
  type MoveValues,
  NO_VALUES,
} from '../application-record/move-values.ts';
import type { Selection } from '../resource/use-selection.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { MovesPreview } from './moves-preview.tsx';
import { useBulk } from './use-bulk.ts';

/** Amounts are decided one by one, and only applicants withdraw. */
const TOGETHER = [
  'contact',
  'askDocuments',
  'appraise',
  'decide',
  'reject',
  'cancel',
  'reopen',
  'close',
] as const satisfies readonly ApplicationMove[];
type Together = (typeof TOGETHER)[number];

type Props = { selection: Selection; onClose: () => void };

/** The same move with many; each is moved or refused by itself. */
export function BulkMove({ selection, onClose }: Props) {
  const texts = useOfficeTexts().applications;
  const can = useCan();
  const [move, setMove] = useState<Together>();
  const [values, setValues] = useState<MoveValues>(NO_VALUES);
  // What is done leaves the selection; the question stays what it was.
  const [ids] = useState([...selection.names.keys()]);
  const needs = move ? APPLICATION_MOVES[move].needs : [];
  const task = useBulk(selection, (share) =>
    callAsUser('application/moveMany', {
      ids: share,
      move: move ?? 'contact',
      remark: values.remark,
      sendMessage: values.sendMessage === true,
      ...(values.rejectReasonId && { rejectReasonId: values.rejectReasonId }),
    }),
  );
  return (
    <BulkDialog
      title={texts.bulk.moveTitle(formatNumber(ids.length))}
      confirm={texts.bulk.doMove}
      dirty={differs(NO_VALUES, values)}
      ready={move !== undefined && isReady(needs, values)}
      task={task}
      onClose={onClose}
    >
      <Select<Together>
        label={texts.bulk.chooseMove}
        data-autofocus
        data={TOGETHER.filter((name) => can(`RegisterMaint.${APPLICATION_MOVES[name].by}`)).map(
          (value) => ({
            value,
            label: `${texts.moves[value]} → ${texts.statuses[APPLICATION_MOVES[value].to]}`,
          }),
        )}
        value={move ?? null}
        onChange={(chosen) => {
          setMove(chosen ?? undefined);
          setValues(forAnotherMove(values));
        }}
      />
      {move && (
        <MoveFields
          needs={needs}
          values={values}
          resource="application"
          belowSend={
            <MovesPreview
              ids={ids}
              move={move}
              {...(values.rejectReasonId && { rejectReasonId: values.rejectReasonId })}
            />
          }
          onChange={setValues}
        />
      )}
    </BulkDialog>
  );
}
