import { Button, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationMove } from '#contract/applications/states.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { useKeys } from '../applications/use-keys.ts';
import { appointmentsQuery } from '../appointments/appointments-query.ts';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuLine } from '../floating/menu-line.tsx';
import { useOfficeTexts } from '../texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';

/** The way forward first; the ways out last. */
const ORDER: ApplicationMove[] = [
  'approve',
  'propose',
  'decide',
  'appraise',
  'contact',
  'close',
  'reopen',
  'askDocuments',
  'sendBack',
  'revise',
  'refuse',
  'reject',
  'cancel',
];
const GRAVE: ApplicationMove[] = ['refuse', 'reject', 'cancel'];
/** Ways back and out are chosen, never pressed because they stand first. */
const NEVER_FIRST: ApplicationMove[] = [...GRAVE, 'revise'];

type Props = { record: CaseDetails; change: Change };

/** What may be done now: one thing as a button, everything else in a menu. */
export function MovesBar({ record, change }: Props) {
  const own = useCaseTexts();
  const { applications: texts } = useOfficeTexts();
  const [asking, setAsking] = useState<CaseDetails['moves'][number]>();
  const moves = record.moves.toSorted((a, b) => ORDER.indexOf(a.move) - ORDER.indexOf(b.move));
  const closes = useCloses(record);
  const first = moves.find(
    ({ move }) => !NEVER_FIRST.includes(move) && (move !== 'close' || closes),
  );
  const others = moves.filter((move) => move !== first);
  const open = moves.find(({ move }) => move === asking?.move);
  useKeys({ G: () => setAsking(first) });
  return (
    <Group gap="xs">
      {first && <Button onClick={() => setAsking(first)}>{texts.moves[first.move]}…</Button>}
      {others.length > 0 && (
        <ChoiceMenu
          edge="end"
          opener={(props) => (
            <Button
              {...props}
              variant="default"
              rightSection={<IconChevronDown size={16} aria-hidden />}
            >
              {own.otherMoves}
            </Button>
          )}
        >
          {others.map((other) => (
            <MenuLine
              key={other.move}
              grave={GRAVE.includes(other.move)}
              onClick={() => setAsking(other)}
            >
              {texts.moves[other.move]}…
            </MenuLine>
          ))}
        </ChoiceMenu>
      )}
      {asking && (
        <MoveDialog
          record={record}
          move={open ?? asking}
          over={!open}
          change={change}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Group>
  );
}

/**
 * Whether closing is the next step of work. Before it an offer is made, answered, and a day arranged,
 * each where it stands on the screen; what has no terms is offered to nobody.
 */
function useCloses({ id, offerState, decision }: CaseDetails): boolean {
  const accepted = offerState === 'accepted';
  const { data } = useQuery({ ...appointmentsQuery('application', id), enabled: accepted });
  if (!decision.terms) return true;
  return accepted && Boolean(data?.appointments.some(({ state }) => state !== 'cancelled'));
}
