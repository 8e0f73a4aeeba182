import { expect, test } from 'vitest';
import { readCoordinates } from './read-coordinates.ts';

const DMS = { latitude: 18.787778, longitude: 98.985 };
const DECIMAL = { latitude: 18.79, longitude: 98.98 };

test.each([
  ['18.79, 98.98', DECIMAL],
  ['18.79,98.98', DECIMAL],
  ['18.79 98.98', DECIMAL],
  ['(18.79; 98.98)', DECIMAL],
  ['18,79; 98,98', DECIMAL],
  ['๑๘.๗๙, ๙๘.๙๘', DECIMAL],
  ['98.98, 18.79', DECIMAL],
  ['18.79 N, 98.98 E', DECIMAL],
  ['N18.79 E98.98', DECIMAL],
  ['E 98.98, N 18.79', DECIMAL],
  ['lat: 18.79, lng: 98.98', DECIMAL],
  ['ละติจูด 18.79 ลองจิจูด 98.98', DECIMAL],
  ['18.79° N 98.98° E', DECIMAL],
  ['-33.8568, 151.2153', { latitude: -33.8568, longitude: 151.2153 }],
  ['33.8568 S, 151.2153 E', { latitude: -33.8568, longitude: 151.2153 }],
  ['18°47\'16"N 98°59\'06"E', DMS],
  ['18° 47′ 16″ N, 98° 59′ 06″ E', DMS],
  ["N 18°47'16'' E 98°59'06''", DMS],
  ['๑๘°๔๗\'๑๖"N ๙๘°๕๙\'๐๖"E', DMS],
  ['18 องศา 47 ลิปดา 16 ฟิลิปดาเหนือ 98 องศา 59 ลิปดา 06 ฟิลิปดาตะวันออก', DMS],
  ['18 47 16 N 98 59 06 E', DMS],
  ['N 18 47 16, E 98 59 06', DMS],
  ['18:47:16 98:59:06', DMS],
  ['18-47-16N 98-59-06E', DMS],
  ["18°47.2667'N 98°59.1'E", { latitude: 18.787778, longitude: 98.985 }],
  ['https://www.google.com/maps/@18.79,98.98,15z', DECIMAL],
  [
    'https://www.google.com/maps/place/Wat/@18.8,99.0,17z/data=!3m1!4b1!4m6!3m5!8m2!3d18.79!4d98.98!16s',
    DECIMAL,
  ],
  ['https://maps.google.com/?q=18.79,98.98', DECIMAL],
  ['https://www.google.com/maps/search/?api=1&query=18.79%2C98.98', DECIMAL],
  ['https://www.google.com/maps/dir/?api=1&destination=18.79,98.98', DECIMAL],
  ['https://www.openstreetmap.org/?mlat=18.79&mlon=98.98#map=15/18.7/98.9', DECIMAL],
  ['https://www.openstreetmap.org/#map=15/18.79/98.98', DECIMAL],
  ['https://maps.apple.com/?ll=18.79,98.98&q=Branch', DECIMAL],
  ['https://maps.apple.com/place?coordinate=18.79,98.98&name=x', DECIMAL],
  ['https://www.bing.com/maps?cp=18.79~98.98&lvl=16', DECIMAL],
  ['https://wego.here.com/?map=18.79,98.98,15,normal', DECIMAL],
  ['geo:18.79,98.98?z=15', DECIMAL],
])('%s', (text, place) => {
  expect(readCoordinates(text)).toEqual(place);
});

test.each([
  '',
  '18.79',
  'เชียงใหม่',
  '95, 98',
  '18.79, 198.98',
  '18.79 N, 98.98 N',
  '18°77\'16"N 98°59\'06"E',
  '02-123-4567',
  '1 2 3',
  '18 47 16 98 59',
  '18 77 16 N 98 59 06 E',
  '081 234 5678 02 123 4567',
  'https://maps.app.goo.gl/AbCdEf',
  'https://example.com/18.79',
  `18.79, 98.98${' '.repeat(3_000)}x`,
])('no place is read from “%s”', (text) => {
  expect(readCoordinates(text)).toBeUndefined();
});
