import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { choicesOf } from '../session/answers.ts';

type Path =
  | 'creditLimit/products'
  | 'document/headers'
  | 'jobApplication/postings'
  | 'productDetail/products'
  | 'productTerms/products';

/** What records of another kind are called, to choose one of them. */
export function useNamedChoices(path: Path) {
  const language = useLanguage();
  const { data = [] } = useQuery(choicesOf(path, {}));
  return data.map(({ id, name }) => ({ value: id, label: localize(name, language) }));
}
