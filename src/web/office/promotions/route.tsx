import { ListedTable } from '../content/listed-table.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

const PromotionForm = laterPart(async () => (await import('./promotion-form.tsx')).PromotionForm);

/** Offers, and from when until when they are valid. */
export default function Promotions() {
  const texts = useOfficeTexts().content.promotions;
  const control = useListState();
  return (
    <ResourceScreen
      title={texts.title}
      roomy
      list={<ListedTable name="promotion" control={control} texts={texts} />}
      record={control.record && <PromotionForm {...control.record} />}
    />
  );
}
