import { useQuery } from '@tanstack/react-query';
import type { Tariff } from '#contract/products/terms.ts';
import { newPublishing } from '../content/new-record.ts';
import { useProductTexts } from '../products/texts.ts';
import { FailedRead } from '../resource/failure.tsx';
import { FormSkeleton } from '../resource/later-part.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { choicesOf } from '../session/answers.ts';
import { TermsFields } from './terms-fields.tsx';

type Props = RecordProps & {
  products: ReadonlyArray<{ value: number; label: string }>;
  /** What new terms begin with. */
  productId: number | undefined;
};

/** What the house decides is missing at first, and asked for; what the law says stands there. */
const newTerms = (productId: number | undefined, tariff: Tariff): NewValues<'productTerms'> => ({
  name: {},
  productId,
  individual: false,
  company: false,
  rateKind: 'fixed',
  rateFrom: undefined,
  rateTo: undefined,
  uncheckedRateFrom: null,
  uncheckedRateTo: null,
  repayment: 'interest_first',
  interestOnlyMonths: undefined,
  longestMonths: undefined,
  appraisalFee: undefined,
  registrationPercent: tariff.registrationPercent,
  registrationCap: tariff.registrationCap,
  stampPercent: tariff.stampPercent,
  stampCap: tariff.stampCap,
  earlySettlementPercent: 0,
  earlySettlementMonths: 0,
  lateInterestPercent: undefined,
  ...newPublishing(),
});

export function TermsForm({ products, productId, ...record }: Props) {
  const texts = useProductTexts().terms;
  const query = useQuery(choicesOf('productTerms/tariff', {}));
  if (query.isPending) return <FormSkeleton />;
  if (!query.data) return <FailedRead of={query} />;
  const tariff = query.data;
  return (
    <ResourceForm
      name="productTerms"
      {...record}
      initial={newTerms(productId, tariff)}
      newTitle={texts.newTitle}
    >
      {() => <TermsFields products={products} tariff={tariff} />}
    </ResourceForm>
  );
}
