import type { th } from './texts.th.ts';

export const en: typeof th = {
  title: { GSB: 'GSB branches', TIP: 'TIP branches', BCP: 'BCP branches' },
  things: 'branches',
  empty:
    'The branches of this network stand in the finder and on its map. Add them one by one, or import a sheet.',
  newTitle: 'Add a branch',
  name: 'Branch name',
  address: 'Address',
  street: 'Number and street',
  tel: 'Telephone',
  telHint: 'Such as 02-\u2060123-\u20604567 #12 or 1115; commas between several',
  hours: 'Opening hours',
  hoursHint: 'Such as Mon–Fri 8.30 am–3.30 pm',
  province: 'Province',
  allProvinces: 'All provinces',
  district: 'District',
  chooseProvince: 'Choose a province first',
  postcode: 'Postcode',
  postcodeHint: 'Filled in from the district; change it where it differs',
  place: 'Province and district',
  position: 'Position on the map',
  positionHint:
    'Tap or click on the map, drag the marker, move it with the arrow keys, or type the coordinates',
  paste: 'Paste coordinates or a map link',
  pasteHint:
    'Such as 18.79, 98.98 or 18°47\'16"N 98°59\'06"E, or a link from Google Maps, OpenStreetMap or Apple Maps',
  pasteWrong:
    'No place can be read from this. If it is a short link, open it first and copy the whole address from the address bar.',
  latitude: 'Latitude',
  longitude: 'Longitude',
  map: 'Map of the branch’s position',
  marker: 'The branch. Move it with the arrow keys, further with Shift',
  noPosition: 'No position yet. Tap the map to place the marker',
  placed: (latitude: string, longitude: string) => `Position ${latitude}, ${longitude}`,
  toProvince: 'Go to the chosen province',
  abroad: 'This position lies outside Thailand. Please look again; it can be saved if it is right',
  far: (kilometres: string, province: string) =>
    `This position is about ${kilometres} km from ${province}. Please look again; it can be saved if it is right`,
  mapFailed: 'The map could not be loaded. Type the coordinates below instead',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  credit: 'Provinces by @svg-maps/thailand (CC BY 4.0)',
};
