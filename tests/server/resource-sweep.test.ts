import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { MAINTAINED, type MaintainedName, sheetsOf } from '#contract/resource/names.ts';
import { MAINTAINED_KINDS } from '#server/compose/resources.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { SAMPLES } from '#tests/support/resource-samples.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

type Row = { id: number; version: number };
type Format = 'xlsx' | 'csv';

async function openHouse() {
  const parts = await startApp(await cloneDatabase());
  await addUser(parts.db, 'administrator');
  await addUser(parts.db, 'nobody');
  const headers = await signInAs(parts.app, 'administrator');
  const call = async (path: string, input: object) =>
    (await post(parts.app, path, input, headers)).body;
  return { ...parts, headers, call };
}
const here = await openHouse();
const there = await openHouse();
const nobody = await signInAs(here.app, 'nobody');

const maintained = MAINTAINED.filter(
  (name) => `${name}/restore` in CALLS && sheetsOf(name) === 'both',
);

test('every kind of thing with a list has its sheets and its sample', () => {
  for (const name of maintained) {
    expect(MAINTAINED_KINDS[name]?.sheet, name).toBeDefined();
    expect(SAMPLES[name], name).toBeDefined();
  }
});

const hasFilters = (input: object) =>
  'shape' in input && 'filters' in (input.shape as Record<string, unknown>);
const lists = Object.entries(CALLS)
  .filter(([path, { input }]) => path.endsWith('/list') && hasFilters(input))
  .map(([path]) => path);

test.each(lists)('%s refuses a filter that it does not know', async (path) => {
  const { isSuccess, data } = await here.call(path, { filters: { nonsense: 'x' } });
  expect(isSuccess).toBe(false);
  expect(data.fields.filters).toBe('invalid');
});

test.each(maintained)('%s is guarded, and refuses what is no input', async (name) => {
  for (const operation of ['list', 'read', 'add', 'save', 'delete', 'restore']) {
    const path = `${name}/${operation}`;
    expect((await post(here.app, path, {})).status, path).toBe(401);
    expect((await post(here.app, path, {}, nobody)).status, path).toBe(403);
    const malformed = await here.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: '[]',
      headers: { ...here.headers, 'content-type': 'application/json' },
    });
    expect(malformed.statusCode, path).toBe(400);
  }
  for (const path of ['exports/sheet', 'imports/list']) {
    const input = { resource: name, format: 'csv' };
    expect((await post(here.app, path, input)).status, path).toBe(401);
    expect((await post(here.app, path, input, nobody)).status, path).toBe(403);
  }
});

test.each(maintained)(
  '%s lives from its first record to its sheet in another house',
  async (name) => {
    const { search, inputs, change, wrong } = await sampleOf(name, here);
    const call = (operation: string, input: object) => here.call(`${name}/${operation}`, input);
    const find = async (input: object) => (await call('list', input)).data.rows as Row[];

    expect(await call('add', { ...inputs[0], ...wrong })).toMatchObject({
      reasonText: 'invalid_input',
    });
    const first: Row = (await call('add', inputs[0])).data;
    const second: Row = (await call('add', inputs[1])).data;
    expect(first).toMatchObject({ version: 1 });
    expect((await find({ sort: 'updatedAt', descending: true })).map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    );
    const found = (await find({ search })).map(({ id }) => id);
    expect(found).toContain(first.id);
    expect(found).not.toContain(second.id);

    const save = { id: first.id, version: first.version, values: { ...inputs[0], ...change } };
    expect((await call('save', save)).data).toMatchObject({ ...change, version: 2 });
    expect((await call('save', save)).reasonText).toBe('conflict');
    for (const [path, values] of spoilEach(save.values)) {
      const { reasonText, data } = await call('save', { ...save, values });
      expect(reasonText, path).toBe('invalid_input');
      // The field itself, or the list that it stands in.
      const named = Object.keys(data.fields).filter((field) => `values.${path}`.startsWith(field));
      expect(named, path).toHaveLength(1);
    }

    expect((await call('delete', { ids: [] })).reasonText).toBe('invalid_input');
    expect(await call('delete', { ids: [first.id, second.id] })).toMatchObject({ isSuccess: true });
    expect((await find({ search })).map(({ id }) => id)).not.toContain(first.id);
    expect((await find({ search, bin: true })).map(({ id }) => id)).toContain(first.id);
    expect(await call('restore', { ids: [first.id, second.id] })).toMatchObject({
      isSuccess: true,
    });

    await sampleOf(name, there);
    // Half of them in either format, so that the sweep stays quick.
    const format: Format = maintained.indexOf(name) % 2 === 0 ? 'xlsx' : 'csv';
    const ids = [first.id, second.id];
    const sheet = await exportSheet(here, name, format, { ids });
    const { data } = await importSheet(name, format, sheet);
    expect(data, JSON.stringify(data)).toMatchObject({ state: 'done', done: 2, refused: 0 });
    const added = await newestIds(name);
    const copy = await exportSheet(there, name, format, { ids: added });
    // All but the key, which every house gives its own records.
    expect(withoutKeys(await cellsOf(format, copy))).toEqual(
      withoutKeys(await cellsOf(format, sheet)),
    );
    await there.call('imports/undo', { resource: name, id: data.id });
    await workOffJobs(there);
    const undone = await there.call('imports/read', { resource: name, id: data.id });
    expect(undone.data).toMatchObject({ state: 'undone', done: 0 });
    const bin = (await there.call(`${name}/list`, { bin: true })).data.rows as Row[];
    expect(bin.map(({ id }) => id)).toEqual(expect.arrayContaining(added));
  },
);

/** The same with one of its plain texts at a time in a way that no database takes. */
function spoilEach(input: object): [path: string, spoilt: object][] {
  return Object.entries(input).flatMap(([name, value]): [string, object][] => {
    if (typeof value === 'object' && value !== null)
      return spoilEach(value).map(([path, spoilt]) => [
        `${name}.${path}`,
        { ...input, [name]: spoilt },
      ]);
    // Formatted text is cleaned of it.
    if (typeof value !== 'string' || value.startsWith('<')) return [];
    return ['\0', '\ud800'].map((end) => [name, { ...input, [name]: `${value}${end}` }]);
  });
}

const withoutKeys = (rows: unknown[][]) => rows.map(([, ...cells]) => cells);

type House = typeof here;

async function sampleOf(name: MaintainedName, { call }: House) {
  const make = SAMPLES[name];
  if (!make) throw new Error(`No sample of ${name}.`);
  return make(call);
}

async function exportSheet(house: House, resource: string, format: Format, input: object) {
  const response = await house.app.inject({
    method: 'POST',
    url: '/api/exports/sheet',
    payload: { resource, format, list: { sort: 'updatedAt' }, ...input },
    headers: house.headers,
  });
  expect(response.headers['x-rows-total']).toBe('2');
  return response.rawPayload;
}

/** By the headings alone, as somebody does who changes nothing on the way. */
async function importSheet(resource: string, format: Format, payload: Buffer) {
  const response = await there.app.inject({
    method: 'POST',
    url: `/api/imports/upload?resource=${resource}&fileName=sheet.${format}`,
    payload,
    headers: { ...there.headers, 'content-type': 'application/octet-stream' },
  });
  const { id } = response.json().data;
  await workOffJobs(there);
  const { data } = await there.call('imports/read', { resource, id });
  await there.call('imports/map', { resource, id, mapping: data.mapping });
  await workOffJobs(there);
  const rows = await there.call('imports/rows', { resource, id, only: 'refused' });
  expect(rows.data.rows).toEqual([]);
  await there.call('imports/start', { resource, id });
  await workOffJobs(there);
  return there.call('imports/read', { resource, id });
}

/** The two that were added last, in their order. */
async function newestIds(resource: string): Promise<number[]> {
  const input = { sort: 'updatedAt', descending: true, size: 2 };
  const { data } = await there.call(`${resource}/list`, input);
  return (data.rows as Row[]).map(({ id }) => id).reverse();
}
