import type { PublicTexts } from '../../texts/areas.th.ts';

export type Paper = { name: string; detail: string };
export type Papers = { person: Paper[]; company: Paper[] };

type UploadType = {
  name: string;
  detail: string;
  individual: boolean;
  company: boolean;
  required: boolean;
  productIds: readonly number[];
};

/**
 * The papers to have at hand: those asked for with every product, and with the chosen one. Where
 * staff ask for none, the usual ones.
 */
export function papersFor(
  types: readonly UploadType[],
  productId: number | undefined,
  texts: PublicTexts['apply'],
): Papers {
  const asked = types.filter(
    ({ productIds }) =>
      productIds.length === 0 || (productId !== undefined && productIds.includes(productId)),
  );
  const describe = ({ name, detail, required }: UploadType): Paper => ({
    name: required ? name : texts.ifAny(name),
    detail,
  });
  const person = asked.filter(({ individual }) => individual).map(describe);
  const company = asked.filter((type) => type.company).map(describe);
  return {
    person: person.length > 0 ? person : usualPapers(texts.personItems),
    company: company.length > 0 ? company : usualPapers(texts.companyItems),
  };
}

/** Papers that need no further advice. */
export function usualPapers(names: readonly string[]): Paper[] {
  return names.map((name) => ({ name, detail: '' }));
}
