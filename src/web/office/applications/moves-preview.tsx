import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/calls.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { NewsMessages } from '../application-record/news-preview.tsx';
import { useCaseTexts } from '../application-record/texts.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { SHARE } from './use-bulk.ts';

type Asked = Omit<InputOf<'application/previewMoves'>, 'ids'> & { ids: readonly number[] };
type Shown = OutputOf<'application/previewMoves'>['data'];

/** How many applicants are told by which way, and what one of them will read. */
export function MovesPreview(asked: Asked) {
  const { bulk } = useOfficeTexts().applications;
  const { channels } = useCaseTexts().messages;
  const query = useQuery({
    queryKey: ['application', 'previewMoves', asked],
    queryFn: () => previewAll(asked),
    placeholderData: keepPreviousData,
  });
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading lines={2} />;
  const { moved, ways, example } = query.data;
  if (moved === 0) return <Notice color="yellow">{bulk.noneMoved}</Notice>;
  const counts = (['mail', 'sms', 'line'] as const).filter((way) => ways[way] > 0);
  return (
    <div aria-live="polite">
      <p className={styles.ways}>
        <Prose>
          {[
            bulk.moved(formatNumber(moved), formatNumber(asked.ids.length)),
            ...counts.map((way) => bulk.byWay(channels[way], formatNumber(ways[way]))),
          ].join(' · ')}
        </Prose>
      </p>
      {ways.nobody > 0 && (
        <Notice color="yellow">{bulk.unreached(formatNumber(ways.nobody))}</Notice>
      )}
      {example && (
        <>
          <p className={styles.ways}>
            <Prose>{bulk.example(example.reference)}</Prose>
          </p>
          <NewsMessages preview={example} />
        </>
      )}
    </div>
  );
}

/** In shares, as they are moved; the example is the first that there is. */
async function previewAll({ ids, ...move }: Asked): Promise<Shown> {
  const all: Shown = { moved: 0, ways: { mail: 0, sms: 0, line: 0, nobody: 0 }, example: null };
  for (let from = 0; from < ids.length; from += SHARE) {
    const share = { ids: ids.slice(from, from + SHARE), ...move };
    const { moved, ways, example } = (await callAsUser('application/previewMoves', share)).data;
    all.moved += moved;
    for (const way of ['mail', 'sms', 'line', 'nobody'] as const) all.ways[way] += ways[way];
    all.example ??= example;
  }
  return all;
}
