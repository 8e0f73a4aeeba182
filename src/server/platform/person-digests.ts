/** The purposes under which a person is found again, wherever they left their data. */
export const DIGESTS = {
  idCard: 'id card',
  companyId: 'company id',
  phone: 'phone',
  email: 'email',
} as const;
