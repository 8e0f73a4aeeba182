import type { Network } from '#contract/applications/networks.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { newPublishing } from '../content/new-record.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';
import { PlaceFields } from './place-fields.tsx';
import { PositionFields } from './position-fields.tsx';

/** The three kinds have one shape; the name says whose rights and rows they are. */
type Row = RowOf<'branchGSB'>;
type Props = {
  network: Network;
  opened: number | 'new';
  provinces: ReadonlyArray<{ code: string; name: string }>;
  /** What a new branch begins with. */
  province: string | undefined;
  onSaved: (row: Row) => void;
  onClose: () => void;
};

const LONGEST_STREET = 300;

/** Place and position are missing at first, and asked for by the server. */
const newBranch = (provinceCode: string | undefined): NewValues<'branchGSB'> => ({
  name: {},
  street1: {},
  tel: '',
  provinceCode: provinceCode || undefined,
  districtCode: undefined,
  postcode: '',
  latitude: undefined,
  longitude: undefined,
  ...newPublishing(),
});

export function BranchForm({ network, opened, provinces, province, onSaved, onClose }: Props) {
  const texts = useOfficeTexts().places;
  const language = useLanguage();
  return (
    <ResourceForm
      name={`branch${network}`}
      opened={opened}
      initial={newBranch(province)}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      actions={(row) => <SeeOnSite row={row} href={`/Branch${network}?branch=${row.id}`} />}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedText name="street1" label={texts.street} required maxLength={LONGEST_STREET} />
          <PlaceFields provinces={provinces} />
          <PositionFields provinces={provinces} />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}
