import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useTexts } from '../texts.ts';
import styles from './search-form.module.css';

type SearchFormProps = { search: string; category: { id: number; name: string } | undefined };

export function SearchForm({ search, category }: SearchFormProps) {
  const { search: texts } = useTexts().articles;
  return (
    <search>
      <form className={styles.form} action="/Articles" method="get">
        {category && <input type="hidden" name="category" value={category.id} />}
        <TextField
          label={texts.label}
          hint={category ? texts.hintInCategory(category.name) : texts.hint}
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
          enterKeyHint="search"
        />
        <div className={styles.action}>
          <Button type="submit">{texts.action}</Button>
        </div>
      </form>
    </search>
  );
}
