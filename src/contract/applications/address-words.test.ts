import { expect, test } from 'vitest';
import { addressInWords, placeInWords } from './address-words.ts';

const street = { houseNo: '99', moo: '4', trok: '', soi: '5', road: 'สุขใจ' };
const suthep = {
  province: { code: '50', name: { th: 'เชียงใหม่', en: 'Chiang Mai' } },
  district: { name: { th: 'เมืองเชียงใหม่', en: 'Mueang Chiang Mai' } },
  subdistrict: { name: { th: 'สุเทพ', en: 'Suthep' } },
  postcode: '50200',
};
const silom = {
  province: { code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } },
  district: { name: { th: 'บางรัก', en: 'Bang Rak' } },
  subdistrict: { name: { th: 'สีลม', en: 'Si Lom' } },
  postcode: '10500',
};

test('every part of an address is called what it is', () => {
  expect(addressInWords(street, suthep, 'th')).toBe(
    '99 หมู่ 4 ซอย 5 ถนนสุขใจ ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
  );
  expect(addressInWords({ ...street, road: 'Suthep' }, suthep, 'en')).toBe(
    '99 Moo 4 Soi 5 Suthep Road, Suthep Subdistrict, Mueang Chiang Mai District, Chiang Mai Province 50200',
  );
});

test('the capital has words of its own, and no province', () => {
  expect(placeInWords(silom, 'th')).toBe('แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500');
  expect(placeInWords(silom, 'en')).toBe('Si Lom Subdistrict, Bang Rak District, Bangkok 10500');
});

test('where only the province is known, by its name alone, the capital is none either', () => {
  const unknown = { code: '', name: {} };
  const told = (province: typeof silom.province) =>
    placeInWords(
      {
        province: { ...province, code: '' },
        district: unknown,
        subdistrict: unknown,
        postcode: '',
      },
      'th',
    );
  expect(told(silom.province)).toBe('กรุงเทพมหานคร');
  expect(told(suthep.province)).toBe('จังหวัดเชียงใหม่');
});

test('a word that was typed along is not written twice, and what is not known not at all', () => {
  const typed = { houseNo: '', moo: 'หมู่ที่ 4', trok: '', soi: 'ซอยสุขใจ', road: 'ถนนสีลม' };
  const nowhere = { ...silom, district: { name: {} }, subdistrict: { name: {} }, postcode: '' };
  expect(addressInWords(typed, nowhere, 'th')).toBe('หมู่ที่ 4 ซอยสุขใจ ถนนสีลม กรุงเทพมหานคร');
  const short = { houseNo: '9', moo: 'ม.4', trok: '', soi: 'ซ. 5', road: 'ถ.สีลม' };
  expect(addressInWords(short, nowhere, 'th')).toBe('9 ม.4 ซ. 5 ถ.สีลม กรุงเทพมหานคร');
  expect(addressInWords(short, nowhere, 'en')).toBe('9 ม.4 ซ. 5 ถ.สีลม, Bangkok');
  const english = { houseNo: '9', moo: 'moo 4', trok: '', soi: 'SOI 5', road: 'Si Lom rd.' };
  expect(addressInWords(english, nowhere, 'en')).toBe('9 moo 4 SOI 5 Si Lom rd., Bangkok');
  expect(addressInWords({ ...short, moo: '-', road: '–' }, nowhere, 'th')).toBe(
    '9 ซ. 5 กรุงเทพมหานคร',
  );
});
