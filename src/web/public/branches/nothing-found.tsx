import { formatNumber } from '../../i18n/format.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTelephone } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import styles from './nothing-found.module.css';
import { useMissedSearch } from './use-missed-search.ts';

/** Says what else fits the same search, or that the network has no branch yet, and whom to ask. */
export function NothingFound({ data }: { data: FinderData }) {
  const { branches: texts } = useTexts();
  const telephone = useTelephone();
  const { finder, finders, search } = data;
  const others = finders.filter(({ name, count }) => name !== finder && count > 0);
  const { q, province, district } = search;
  const searched = Boolean(q || province || district);
  useMissedSearch(finder === 'all' ? 'Branches' : `Branch${finder}`, q);
  const otherName = searched ? texts.emptyOther : texts.otherNetwork;
  return (
    <div className={styles.empty}>
      <CadastralSheet
        className={styles.sheet}
        seed={23}
        width={240}
        height={160}
        columns={4}
        rows={3}
        mark={[0.5, 0.3]}
        missing
      />
      <div className={styles.text}>
        <h3>
          <Phrases
            text={
              searched
                ? texts.emptyTitle(texts.places[finder])
                : texts.noneTitle(texts.places[finder])
            }
          />
        </h3>
        <p>{searched ? texts.emptyDetail : texts.noneDetail}</p>
        <ul className={styles.ways}>
          {others.map(({ name, count }) => (
            <li key={name}>
              <TextLink
                variant="onward"
                href={finderAddress(name, { ...search, page: 1, branch: undefined })}
              >
                {otherName(texts.places[name], formatNumber(count))}
              </TextLink>
            </li>
          ))}
          {searched && (
            <li>
              <TextLink variant="onward" href={finderAddress(finder, {})}>
                {texts.clear}
              </TextLink>
            </li>
          )}
        </ul>
        <p>
          {texts.askOffice} <a href={telephone.href}>{telephone.shown}</a>
        </p>
      </div>
    </div>
  );
}
