import { PersonalDetails, type Place } from '#contract/applications/applications.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const PURPOSE = 'application personal';

/** The columns of an application that hold what names or reaches a person. */
export function personalColumns(sealing: Sealing, personal: PersonalDetails) {
  const digest = (value: string, purpose: string) =>
    value === '' ? null : sealing.digest(value, purpose);
  return {
    personal: sealing.seal(JSON.stringify(personal), PURPOSE),
    idCardDigest: digest(personal.idCard, DIGESTS.idCard),
    companyIdDigest: digest(personal.companyId, DIGESTS.companyId),
    phoneDigest: sealing.digest(personal.phone, DIGESTS.phone),
    contactPhoneDigest: digest(personal.contactPhone, DIGESTS.phone),
    emailDigest: digest(personal.email.toLowerCase(), DIGESTS.email),
    contactEmailDigest: digest(personal.contactEmail.toLowerCase(), DIGESTS.email) ?? '',
    phoneTail: personal.phone.slice(-4),
  };
}

export function openPersonal(sealing: Sealing, row: { personal: string }): PersonalDetails {
  return PersonalDetails.parse(JSON.parse(sealing.open(row.personal, PURPOSE)));
}

/** Nobody’s. */
export const BLANK_PERSONAL: PersonalDetails = {
  idCard: '',
  companyId: '',
  phone: '',
  email: '',
  lineId: '',
  birthday: '',
  houseNo: '',
  moo: '',
  trok: '',
  soi: '',
  road: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  contactEmail: '',
};

/** Asked of companies alone: which one it is, and who speaks for it. */
export const NO_COMPANY = {
  companyId: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  contactEmail: '',
} satisfies Partial<PersonalDetails>;

/** Where somebody lives is told by the province alone. */
export const NOWHERE = {
  district: { code: '', name: {} },
  subdistrict: { code: '', name: {} },
  postcode: '',
} satisfies Partial<Place>;
