import { formatBahtRange } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { HowLong } from '../how-long/how-long.tsx';
import { useTexts } from '../texts.ts';
import { type ApplyData, bandOf, checkProduct, chosenProduct } from './apply-data.ts';
import { Checklist } from './checklist.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { papersFor } from './papers.ts';
import styles from './start-step.module.css';
import type { RegisterStartTexts } from './start-texts.th.ts';
import { useRegisterStartTexts } from './start-texts.ts';
import type { Application } from './use-application.ts';

type Props = {
  app: Application;
  data: ApplyData;
  /** The other steps are still on their way. */
  busy: boolean;
  failed: boolean;
};

/** Who borrows what, and what to have at hand. */
export function StartStep({ app, data, busy, failed }: Props) {
  const texts = useRegisterStartTexts();
  const { apply } = useTexts();
  const { applicant, refCode } = app.fields;
  const papers = papersFor(data.uploadTypes, chosenProduct(data.products, app.fields)?.id, apply);
  return (
    <fieldset className={styles.form} disabled={!app.ready}>
      <ChoiceCards
        legend={texts.start.applicant}
        name="applicant"
        value={applicant}
        onChoose={(value) =>
          app.change({ applicant: value === 'company' ? 'company' : 'individual' }, 'productId')
        }
        cards={(['individual', 'company'] as const).map((value) => ({
          value,
          name: texts.start[value],
          detail: texts.start[`${value}Detail`],
        }))}
      />
      <Products app={app} data={data} />
      {refCode && (
        <p className={styles.referred}>
          {texts.start.referredBy} <strong>{refCode}</strong>
        </p>
      )}
      <Checklist
        level="h2"
        title={texts.start.papers}
        items={applicant === 'company' ? papers.company : papers.person}
      />
      <HowLong howLong={data.howLong} />
      <p className={styles.time}>
        <Prose>{texts.start.time}</Prose>
      </p>
      {failed && (
        <Alert kind="danger" role="alert">
          <p>{texts.start.notLoaded}</p>
        </Alert>
      )}
      <div>
        <Button type="submit" busy={busy && texts.start.loading}>
          {texts.start.begin}
        </Button>
      </div>
    </fieldset>
  );
}

function Products({ app, data }: { app: Application; data: ApplyData }) {
  const { start, required } = useRegisterStartTexts();
  const language = useLanguage();
  const { applicant, productId } = app.fields;
  const chosen = chosenProduct(data.products, app.fields);
  // A choice that does not fit is told at once; that none was made is told when going on.
  const misfit = productId === '' ? undefined : checkProduct(data.products, app.fields).productId;
  const code = misfit ?? app.codes.productId;
  return (
    <ChoiceCards
      legend={start.product}
      required={required}
      name="productId"
      value={chosen ? productId : ''}
      onChoose={(value) => app.set('productId', value)}
      error={code && productMessage(start, code, applicant)}
      cards={data.products.map((product) => {
        const band = bandOf(product, applicant);
        return {
          value: String(product.id),
          name: product.name,
          disabled: !band,
          detail: band
            ? start.range(formatBahtRange(band.minimum, band.maximum, language))
            : start.notOffered(start[applicant]),
        };
      })}
    />
  );
}

function productMessage(
  start: RegisterStartTexts['start'],
  code: string,
  applicant: 'individual' | 'company',
): string {
  if (code === 'not_offered') return start.productNotOffered(start[applicant]);
  return code === 'closed' ? start.productClosed : start.needProduct;
}
