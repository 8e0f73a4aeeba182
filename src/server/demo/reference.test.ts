import { expect, test } from 'vitest';
import { readReferenceData } from './reference-load.ts';

const { uploadTypes, guaranteeTypes, rejectReasons, receiveChannels, convenientTimes } =
  readReferenceData();

const THAI = /[\u0E00-\u0E7F]/;
const DEED_NAMES = /น\.ส\.(4จ|3ก|3ข|3)|อ\.ช\.2/g;

test('the demo’s reference data is said in Thai and in English', () => {
  const rows = [
    ...uploadTypes,
    ...guaranteeTypes,
    ...rejectReasons,
    ...receiveChannels,
    ...convenientTimes,
  ];
  for (const { name, detail } of rows) {
    const texts = Object.keys(detail).length > 0 ? [name, detail] : [name];
    for (const { th, en = '' } of texts) {
      expect(th).toMatch(THAI);
      expect(en).toMatch(/[a-z]/i);
      expect(en.replace(DEED_NAMES, '')).not.toMatch(THAI);
    }
  }
});

test('persons and companies are both asked for their papers', () => {
  expect(uploadTypes.filter(({ individual }) => individual).length).toBeGreaterThan(4);
  expect(uploadTypes.filter(({ company }) => company).length).toBeGreaterThan(4);
  for (const { mostFiles } of uploadTypes) expect(mostFiles).toBeLessThanOrEqual(20);
});
