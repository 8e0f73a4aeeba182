import { parseThaiDate } from '#contract/thai/date.ts';
import { type Fields, isBlankDeed } from './fields.ts';

const NO_CONTACT = {
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  contactEmail: '',
};

const chosen = (value: string) => (value === '' ? null : Number(value));

/** What is typed, in the words of the contract: a day goes as an ISO date, where it is one. */
export function writeFields(fields: Fields, guaranteeTypeId: number | null) {
  const { deeds, districtName: _, subdistrictName: __, ...typed } = fields;
  const company = fields.applicant === 'company';
  const none = { companyPrefix: '', companyName: '', companyId: '', ...NO_CONTACT };
  return {
    ...typed,
    // What was typed before the other kind of applicant was chosen is not meant any more.
    ...(company
      ? { birthday: '' }
      : { ...none, birthday: parseThaiDate(fields.birthday) ?? fields.birthday }),
    productId: chosen(fields.productId),
    convenientTimeId: chosen(fields.convenientTimeId),
    receiveChannelId: chosen(fields.receiveChannelId),
    guaranteeTypeId,
    deeds: deeds
      .filter((deed) => !isBlankDeed(deed))
      .map(({ key: ___, rai, ngan, wah, province, ...deed }) => ({
        ...deed,
        guaranteeTypeId,
        province: province || fields.guaranteeProvince,
        area: { rai, ngan, wah },
      })),
  };
}
