import { expect, test } from 'vitest';
import { readAddress } from './typed-address.ts';

const SILOM = 'แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500';
const SUTHEP = 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200';
const street = (parts: object) => ({ houseNo: '', moo: '', trok: '', soi: '', road: '', ...parts });

test.each([
  [
    `99/9 หมู่ 4 ซอยสุขใจ ถนนสีลม ${SILOM}`,
    { houseNo: '99/9', moo: '4', soi: 'สุขใจ', road: 'สีลม', place: SILOM },
  ],
  [
    `99/9 ม.4 ซ.สุขใจ ถ.สุเทพ ${SUTHEP}`,
    { houseNo: '99/9', moo: '4', soi: 'สุขใจ', road: 'สุเทพ', place: SUTHEP },
  ],
  [
    `99/9 ม. 4 ซ. สุขใจ ถ. สุเทพ ${SUTHEP}`,
    { houseNo: '99/9', moo: '4', soi: 'สุขใจ', road: 'สุเทพ', place: SUTHEP },
  ],
  [
    `99/9ม.4ซ.สุขใจถ.สุเทพต.สุเทพอ.เมืองจ.เชียงใหม่50200`,
    {
      ...{ houseNo: '99/9', moo: '4', soi: 'สุขใจ', road: 'สุเทพ' },
      place: 'ต.สุเทพอ.เมืองจ.เชียงใหม่ 50200',
    },
  ],
  [
    `บ้านเลขที่ ๙๙/๙ หมู่ที่ ๔ ตรอกจันทน์ ${SILOM}`,
    { houseNo: '99/9', moo: '4', trok: 'จันทน์', place: SILOM },
  ],
  [`เลขที่ 12ก ซอย 3/1 ${SUTHEP}`, { houseNo: '12ก', soi: '3/1', place: SUTHEP }],
  [
    `88 ซอย สุขุมวิท 21 แยก 3 ถนน สุขุมวิท ${SILOM}`,
    { houseNo: '88', soi: 'สุขุมวิท 21 แยก 3', road: 'สุขุมวิท', place: SILOM },
  ],
  [
    `1/23 หมู่บ้านสุขใจ หมู่ 4 ถนนพระราม 2 ${SILOM}`,
    { houseNo: '1/23 หมู่บ้านสุขใจ', moo: '4', road: 'พระราม 2', place: SILOM },
  ],
  [
    `99 อาคารเอ ชั้น 5 ห้อง 501 ถนนสีลม ${SILOM}`,
    { houseNo: '99 อาคารเอ ชั้น 5 ห้อง 501', road: 'สีลม', place: SILOM },
  ],
  [`45 หมู่ 4 บ้านดอนแก้ว ${SUTHEP}`, { houseNo: '45 บ้านดอนแก้ว', moo: '4', place: SUTHEP }],
  [
    `99/9 ซอยตรอกจันทน์ ถนนกรุงเทพกรีฑา ${SILOM}`,
    { houseNo: '99/9', soi: 'ตรอกจันทน์', road: 'กรุงเทพกรีฑา', place: SILOM },
  ],
  [
    '12/3 หมู่ 1 ตำบลถนนขาด อำเภอเมือง จังหวัดนครปฐม 73000',
    { houseNo: '12/3', moo: '1', place: 'ตำบลถนนขาด อำเภอเมือง จังหวัดนครปฐม 73000' },
  ],
  [
    '99/9\nหมู่ 4 ถนนสุเทพ\nตำบลสุเทพ อำเภอเมืองเชียงใหม่\nจังหวัดเชียงใหม่ 50200\nโทร. 081-234-5678',
    {
      ...{ houseNo: '99/9', moo: '4', road: 'สุเทพ' },
      place: 'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
    },
  ],
  [
    '99/9, หมู่ 4, ถนนสุเทพ, สุเทพ, เมืองเชียงใหม่, เชียงใหม่ 50200',
    {
      ...{ houseNo: '99/9', moo: '4', road: 'สุเทพ' },
      place: 'สุเทพ เมืองเชียงใหม่ เชียงใหม่ 50200',
    },
  ],
  [
    '99/9 หมู่ 4 ถนนสุเทพ สุเทพ อ.เมือง จ.เชียงใหม่',
    { houseNo: '99/9', moo: '4', road: 'สุเทพ', place: 'สุเทพ อ.เมือง จ.เชียงใหม่' },
  ],
  [
    '99/9 ซอยสุขุมวิท 71 พระโขนงเหนือ วัฒนา กทม. 10110',
    { houseNo: '99/9', soi: 'สุขุมวิท 71', place: 'พระโขนงเหนือ วัฒนา กทม. 10110' },
  ],
  ['12 สีลม บางรัก กรุงเทพฯ', { houseNo: '12', place: 'สีลม บางรัก กรุงเทพฯ' }],
  [
    '99/9 Moo 4, Soi Suk Jai, Silom Road, Silom, Bang Rak, Bangkok 10500, Thailand',
    {
      ...{ houseNo: '99/9', moo: '4', soi: 'Suk Jai', road: 'Silom' },
      place: 'Silom Bang Rak Bangkok 10500',
    },
  ],
  [
    '12 Nimman Haemin Rd., Suthep Sub-district, Mueang Chiang Mai District, Chiang Mai 50200',
    {
      ...{ houseNo: '12', road: 'Nimman Haemin' },
      place: 'Suthep Mueang Chiang Mai Chiang Mai 50200',
    },
  ],
  [
    '99/9 Soi Sukhumvit 21 Sukhumvit Road Tambon Suthep Amphoe Mueang Chiang Mai',
    {
      ...{ houseNo: '99/9', soi: 'Sukhumvit 21', road: 'Sukhumvit' },
      place: 'Tambon Suthep Amphoe Mueang Chiang Mai',
    },
  ],
  [
    // As we write them ourselves.
    '99 หมู่ 4 ซอย 5 ถนนสุขใจ ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
    {
      ...{ houseNo: '99', moo: '4', soi: '5', road: 'สุขใจ' },
      place: 'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
    },
  ],
  [
    '99 Moo 4 Soi 5 Suthep Road, Suthep Subdistrict, Mueang Chiang Mai District, Chiang Mai Province 50200',
    {
      ...{ houseNo: '99', moo: '4', soi: '5', road: 'Suthep' },
      place: 'Suthep Mueang Chiang Mai Chiang Mai 50200',
    },
  ],
  ['5 Rama 4 Road, Silom', { houseNo: '5', road: 'Rama 4', place: 'Silom' }],
])('%s', (typed, parts) => {
  expect(readAddress(typed)).toEqual(street(parts));
});

test.each([
  '',
  '10500',
  'สีลม',
  'สีลม 10500',
  '10500 สีลม',
  SILOM,
  SUTHEP,
  'เมืองเชียงใหม่ จ.เชียงใหม่',
  'Suthep, Mueang Chiang Mai',
  '99/9 หมู่ 4',
  'ถนนสีลม',
  'บ้านใหม่',
  'หมู่บ้านสุขใจ',
])('%s is a place, or none, and no whole address', (typed) => {
  expect(readAddress(typed)).toBeUndefined();
});

test('long ones are read as fast as short ones', () => {
  const begun = performance.now();
  for (const word of ['ม.', '0', 'a ', 'ซอย', 'ถนน ', ' road', '1,', 'ต.ก', 'soi rd '])
    readAddress(word.repeat(150));
  expect(performance.now() - begun).toBeLessThan(200);
});
