import type { th } from './application-texts.th.ts';

export const en: typeof th = {
  status: 'Status',
  amount: 'Amount (baht)',
  approvedAmount: 'Approved (baht)',
  askedAmount: 'Asked for (baht)',
  limit: 'Limit by prices (baht)',
  doubts: 'What speaks against the amount',
  rejectReasonId: 'Reject reason (number)',
  applicant: 'Kind of applicant',
  refCode: 'Ref code',
  convenientTimeId: 'Convenient time (number)',
  receiveChannelId: 'Receive channel (number)',
  guaranteeTypeId: 'Kind of guarantee (number)',
  guaranteeProvinceCode: 'Province of the guarantee (code)',
  contactFirstName: 'First name of the contact',
  contactLastName: 'Last name of the contact',
  contactPhone: 'Telephone of the contact',
  contactEmail: 'E-mail of the contact',
  deeds: 'Deed',
  area: 'Area (sq wah)',
  checked: 'Checked prices',
};
