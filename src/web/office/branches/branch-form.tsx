import { Text } from '@mantine/core';
import type { Network } from '#contract/applications/networks.ts';
import { newPublishing } from '../content/new-record.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PositionFields } from './position-fields.tsx';
import { useBranchTexts } from './texts.ts';

/** The three kinds have one shape; the name says whose rights and rows they are. */
type Props = RecordProps & {
  network: Network;
  provinces: ReadonlyArray<{ code: string; name: string }>;
  /** What a new branch begins with. */
  province: string | undefined;
};

const LONGEST_STREET = 300;
const LONGEST_HOURS = 120;

/** Place and position are missing at first, and asked for by the server. */
const newBranch = (provinceCode: string | undefined): NewValues<'branchGSB'> => ({
  name: {},
  street1: {},
  tel: '',
  hours: {},
  provinceCode: provinceCode || undefined,
  districtCode: undefined,
  postcode: '',
  latitude: undefined,
  longitude: undefined,
  ...newPublishing(),
});

export function BranchForm({ network, provinces, province, ...record }: Props) {
  const texts = useBranchTexts();
  return (
    <ResourceForm
      name={`branch${network}`}
      {...record}
      initial={newBranch(province)}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href={`/Branch${network}?branch=${row.id}`} />}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedText name="street1" label={texts.street} required maxLength={LONGEST_STREET} />
          <PlaceFields provinces={provinces} />
          <div>
            <LocalizedText name="hours" label={texts.hours} maxLength={LONGEST_HOURS} />
            <Text size="xs" mt={5} c="dimmed">
              {texts.hoursHint}
            </Text>
          </div>
          <PositionFields provinces={provinces} />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}
