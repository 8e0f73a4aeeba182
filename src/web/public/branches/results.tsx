import { formatNumber } from '../../i18n/format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { useTexts } from '../texts.ts';
import { BranchItem } from './branch-item.tsx';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './results.module.css';
import type { Pointing } from './use-pointed.ts';

type Props = {
  data: FinderData;
  busy: boolean;
  pointed: readonly number[];
  pointing: Pointing;
};

export function Results({ data, busy, pointed, pointing }: Props) {
  const { branches: texts } = useTexts();
  const { finder, search, total, pageCount, branches, chosen } = data;
  const listed = chosen && !branches.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return (
    <section className={styles.results} aria-label={texts.list}>
      <ol className={styles.list} aria-busy={busy}>
        {[...listed, ...branches].map((branch) => (
          <BranchItem
            key={branch.id}
            branch={branch}
            finder={finder}
            search={search}
            chosen={branch.id === chosen?.id}
            pointed={pointed.includes(branch.id)}
            pointing={pointing}
          />
        ))}
      </ol>
      {total === 0 && <NothingFound data={data} />}
      <div className={styles.pages}>
        <Pagination
          page={search.page}
          pageCount={pageCount}
          hrefFor={(page) => finderAddress(finder, { ...search, page, branch: undefined })}
          texts={{
            label: texts.pages,
            previous: texts.previous,
            next: texts.next,
            page: (page) => texts.page(formatNumber(page)),
            position: (page, count) => texts.pagePosition(formatNumber(page), formatNumber(count)),
          }}
        />
      </div>
    </section>
  );
}
