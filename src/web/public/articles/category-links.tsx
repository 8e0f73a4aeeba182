import { useTexts } from '../texts.ts';
import { articlesHref } from './articles-query.ts';
import styles from './category-links.module.css';

type CategoryLinksProps = {
  categories: readonly { id: number; name: string }[];
  chosen: number | undefined;
  /** Kept when the category changes. */
  search: string;
};

export function CategoryLinks({ categories, chosen, search }: CategoryLinksProps) {
  const { articles: texts } = useTexts();
  const choices = [{ id: undefined, name: texts.anyCategory }, ...categories];
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.categories}>
        {choices.map(({ id, name }) => (
          <li key={id ?? 'any'}>
            <a
              href={articlesHref({ category: id, search })}
              aria-current={id === chosen ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
