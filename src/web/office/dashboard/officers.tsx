import type { OutputOf } from '#contract/calls.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from './card.tsx';
import { type CasesAddress, orNone } from './cases-address.ts';
import { FiguresTable } from './figures-table.tsx';
import { useDashboardTexts } from './texts.ts';

type Applications = NonNullable<OutputOf<'dashboard/figures'>['data']['applications']>;
type Props = { officers: NonNullable<Applications['byOfficer']>; address: CasesAddress };

/** Who deals with what was sent in the range, and what each of them did in it. */
export function Officers({ officers, address }: Props) {
  const texts = useDashboardTexts();
  const known = new Map(officers.map((officer) => [officer.key, officer]));
  return (
    <Card title={texts.byOfficer} hint={texts.byOfficerHint} wide>
      <FiguresTable
        label={texts.byOfficer}
        of={texts.officer}
        figures={officers}
        nameOf={(key) => (key ? (known.get(key)?.name ?? key) : texts.nobody)}
        addressOf={(key, outcome) => address({ assignee: orNone(key), ...outcome })}
        money
        more={{
          columns: [texts.moves, texts.calls],
          valuesOf: (key) => [
            formatNumber(known.get(key)?.moves ?? 0),
            formatNumber(known.get(key)?.calls ?? 0),
          ],
        }}
      />
    </Card>
  );
}
