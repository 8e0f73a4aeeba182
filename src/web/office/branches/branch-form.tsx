import type { Network } from '#contract/applications/networks.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import { PlaceFields } from './place-fields.tsx';
import { PositionFields } from './position-fields.tsx';

/** The three kinds have one shape; the name says whose rights and rows they are. */
type Row = RowOf<'branchGSB'>;
type Values = ValuesOf<'branchGSB'>;
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
const newBranch = (provinceCode: string | undefined) =>
  ({
    name: {},
    street1: {},
    tel: '',
    postcode: '',
    ...(provinceCode && { provinceCode }),
    published: false,
    publishFrom: new Date().toISOString(),
    publishUntil: null,
  }) as unknown as Values;

const valuesOf = (row: Row): Values => ({
  name: row.name,
  street1: row.street1,
  tel: row.tel,
  provinceCode: row.provinceCode,
  districtCode: row.districtCode,
  postcode: row.postcode,
  latitude: row.latitude,
  longitude: row.longitude,
  published: row.published,
  publishFrom: row.publishFrom,
  publishUntil: row.publishUntil,
});

export function BranchForm({ network, opened, provinces, province, onSaved, onClose }: Props) {
  const texts = useOfficeTexts().places;
  const language = useLanguage();
  const can = useCan();
  return (
    <ResourceForm
      name={`branch${network}`}
      opened={opened}
      initial={newBranch(province)}
      valuesOf={valuesOf}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      mayEdit={can(opened === 'new' ? `Branch${network}Maint.add` : `Branch${network}Maint.edit`)}
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
