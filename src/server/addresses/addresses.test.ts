import { describe, expect, test } from 'vitest';
import { readPlaceList } from './list.ts';
import {
  findPlace,
  findPostcode,
  listDistricts,
  listProvinces,
  listSubdistricts,
} from './places.ts';
import { findPlaces } from './search.ts';

const { provinces, districts, subdistricts } = await readPlaceList();
const found = async (typed: string) =>
  (await findPlaces(typed, 20)).map(
    ({ subdistrict, postcode }) => `${subdistrict.code} ${postcode}`,
  );
/** Spaces and dashes are typed by some and not by others. */
const isNamed = (name: { th?: string; en?: string }, typed: string) => {
  const bare = (text = '') => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');
  return [bare(name.th), bare(name.en)].includes(bare(typed));
};

describe('the list of places', () => {
  test('holds 77 provinces, 928 districts and their subdistricts, each code inside the one above', () => {
    expect([provinces.size, districts.size, subdistricts.size]).toEqual([77, 928, 7_436]);
    for (const code of districts.keys()) expect(provinces.has(code.slice(0, 2)), code).toBe(true);
    for (const code of subdistricts.keys())
      expect(districts.has(code.slice(0, 4)), code).toBe(true);
    const filled = (level: Map<string, unknown>, digits: number) =>
      new Set([...level.keys()].map((code) => code.slice(0, digits))).size;
    expect([filled(districts, 2), filled(subdistricts, 4)]).toEqual([77, 928]);
  });

  test('every place has a Thai and an English name, every subdistrict postcodes of its own', () => {
    for (const { code, name } of [
      ...provinces.values(),
      ...districts.values(),
      ...subdistricts.values(),
    ]) {
      expect(code).toMatch(/^\d{2}(\d{2}){0,2}$/);
      expect(name.th, code).toMatch(/^[\u0e01-\u0e4f]+(([ -]|\.)[\u0e01-\u0e4f]+)*\.?$/u);
      expect(name.en, code).toMatch(/^[A-Z][A-Za-z' .()-]*[A-Za-z.)]$/);
    }
    for (const { code, postcodes } of subdistricts.values()) {
      expect(new Set(postcodes).size, code).toBe(postcodes.length);
      for (const postcode of postcodes) expect(postcode, code).toMatch(/^\d{5}$/);
    }
  });

  test('no two districts of a province share a name, nor two subdistricts of a district', () => {
    const names = (level: Map<string, { code: string; name: { th: string } }>, digits: number) =>
      [...level.values()].map(({ code, name }) => `${code.slice(0, digits)} ${name.th}`);
    expect(new Set(names(districts, 2)).size).toBe(928);
    expect(new Set(names(subdistricts, 4)).size).toBe(7_436);
  });

  test('knows the youngest province and district by their official codes', async () => {
    expect(await listDistricts('38')).toHaveLength(8);
    expect(districts.get('3801')?.name.th).toBe('เมืองบึงกาฬ');
    expect(districts.get('5025')?.name).toEqual({ th: 'กัลยาณิวัฒนา', en: 'Galyani Vadhana' });
    expect(await findPostcode('5001')).toBe('50000');
    expect(await listSubdistricts('9999')).toEqual([]);
    expect((await listProvinces())[0]?.name.th).toBe('กระบี่');
  });

  test('a place is found by the code of its subdistrict', async () => {
    expect(await findPlace('100402')).toMatchObject({
      province: { code: '10', name: { en: 'Bangkok' } },
      district: { code: '1004', name: { th: 'บางรัก' } },
      subdistrict: { code: '100402', name: { th: 'สีลม' } },
      postcode: '10500',
    });
    expect((await findPlace('100608', '10250'))?.postcode).toBe('10250');
    expect(await findPlace('100699')).toBeUndefined();
  });
});

describe('finding places', () => {
  test('by a whole name, its beginning or any part, in Thai and English', async () => {
    expect((await found('สีลม'))[0]).toBe('100402 10500');
    expect((await found('silom'))[0]).toBe('100402 10500');
    expect((await found('Si Lom'))[0]).toBe('100402 10500');
    expect(await found('ีลม')).toContain('100402 10500');
    expect((await found('แขวงสีลม เขตบางรัก กทม.'))[0]).toBe('100402 10500');
    expect((await found('สีลมบางรัก'))[0]).toBe('100402 10500');
    expect((await found('silom bang rak bangkok'))[0]).toBe('100402 10500');
  });

  test('every place by its own name, before those that only contain it', async () => {
    const thai = (level: Map<string, { name: { th: string } }>) =>
      new Set([...level.values()].map(({ name }) => name.th));
    const misplaced: string[] = [];
    for (const [level, places] of [subdistricts, districts, provinces].entries()) {
      for (const name of thai(places)) {
        const [first] = await findPlaces(name, 1);
        const units = first && [first.subdistrict, first.district, first.province];
        // A smaller place of the same name comes first.
        const fits = units?.slice(0, level + 1).some((unit) => isNamed(unit.name, name));
        if (!fits) misplaced.push(name);
      }
    }
    expect(misplaced).toEqual([]);
  }, 60_000);

  test('by short names, which some places have for their own', async () => {
    const first = async (typed: string) => (await findPlaces(typed, 1))[0];
    for (const typed of ['อยุธยา', 'จ.อยุธยา', 'พระนครศรีอยุธยา', 'จังหวัดพระนครศรีอยุธยา'])
      expect((await first(typed))?.province.name.th, typed).toBe('พระนครศรีอยุธยา');
    expect((await first('โคราช'))?.subdistrict.name.th).toBe('โคราช');
    expect((await first('ปากช่อง โคราช'))?.district.name.th).toBe('ปากช่อง');
    for (const typed of ['Mai Khet', 'Sam Tambon', 'Non Non', 'จ.ป.ร.'])
      expect(isNamed((await first(typed))?.subdistrict.name ?? {}, typed), typed).toBe(true);
    const provinces = (await findPlaces('โคราช', 20)).map(({ province }) => province.name.th);
    expect(new Set(provinces)).toEqual(new Set(['นครราชสีมา']));
  });

  test('by names typed with two signs that look like one', async () => {
    for (const [typed, meant] of [
      ['\u0e40\u0e40ม่ริม', 'แม่ริม'],
      ['\u0e40\u0e40ขวงสีลม', 'แขวงสีลม'],
      ['ล\u0e4d\u0e32พูน', 'ลำพูน'],
      ['น\u0e4d\u0e49\u0e32พอง', 'น้ำพอง'],
    ] as const) {
      expect(await found(meant)).not.toEqual([]);
      expect(await found(typed)).toEqual(await found(meant));
    }
  });

  test('by an address whose parts are written on end, or with signs between them', async () => {
    const [suthep] = await found('ต.สุเทพ อ.เมือง จ.เชียงใหม่');
    expect(suthep).toBe('500108 50200');
    for (const typed of [
      'ต.สุเทพอ.เมืองจ.เชียงใหม่',
      'ต.สุเทพ,อ.เมือง,จ.เชียงใหม่',
      'ต.สุเทพ/อ.เมือง/จ.เชียงใหม่ ๕๐๒๐๐',
      'ตำบลสุเทพอำเภอเมืองเชียงใหม่จังหวัดเชียงใหม่',
    ])
      expect(await found(typed), typed).toEqual([suthep]);
    expect((await found('\u0e40\u0e40ขวงสีลมเขตบางรักกทม.'))[0]).toBe('100402 10500');
  });

  test('by a whole address as it is pasted, with house, village and road before the place', async () => {
    for (const typed of [
      '99/9 หมู่ 5 ถ.สุเทพ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
      'บ้านเลขที่ 12 ซอย 3 ถนนนิมมานเหมินท์ ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่',
      '12 Nimman Road, Suthep, Mueang Chiang Mai, Chiang Mai 50200',
    ])
      expect(await found(typed), typed).toEqual(['500108 50200']);
    const long = '99/9 หมู่ที่ 5 หมู่บ้าน สุขใจ ซอย 3 ถนน สุเทพ ต.สุเทพ อ.เมือง จ.เชียงใหม่';
    expect(await found(long)).toEqual(['500108 50200']);
    // The number of a village begins no postcode, and a province by itself is no place.
    for (const typed of [
      '99/9 หมู่ 13 ต.บ้านใหม่',
      '99/9 ถนนที่ไม่มีชื่อ กรุงเทพมหานคร',
      '12 Unknown Road, Chiang Mai',
      '12 ถนนที่ไม่มีชื่อ จังหวัด เชียงใหม่',
    ])
      expect(await found(typed), typed).toEqual([]);
  });

  test('by postcode, also in Thai digits and while it is typed', async () => {
    expect(await found('10500')).toContain('100402 10500');
    expect(await found('๑๐๕๐๐')).toEqual(await found('10500'));
    expect((await found('105')).length).toBe(20);
    expect(await found('หัวหมาก 10250')).toEqual(['100608 10250']);
  });

  test('by its names where the postcode is another one', async () => {
    expect(await found('ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50201')).toEqual(['500108 50200']);
    expect(await found('12 ถนนที่ไม่มีชื่อ เชียงใหม่ 50201')).toEqual([]);
  });

  test('a subdistrict of two postcodes comes with each', async () => {
    expect(await found('หัวหมาก บางกะปิ')).toEqual(['100608 10240', '100608 10250']);
  });

  test('what is typed twice is one word, and letters by themselves tell nothing', async () => {
    expect(await found('สีลม สีลม บางรัก สีลม')).toEqual(await found('สีลม บางรัก'));
    expect(await found('สีลม ก ฮ z 9')).toEqual(await found('สีลม'));
    for (const letters of ['a n i k h o u r g t', 'a '.repeat(50), 'า น ร ง ก'])
      expect(await found(letters)).toEqual([]);
  });

  test('nothing fits nothing, and never more than asked for', async () => {
    for (const typed of ['', '  ', '-', 'ก', 'a', '1', 'zzzz', '99999', '%', '(', '\\'])
      expect(await found(typed)).toEqual([]);
    expect(await findPlaces('บาง', 20)).toHaveLength(20);
  });
});
