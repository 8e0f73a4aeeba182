import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAINTAINED, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { isPublishable } from '#contract/resource/publish-right.ts';
import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { inputSchemaOf } from '#server/resource/registry.ts';
import { groupProfile } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { eventually, VISIBLE } from '#tests/support/content-maintenance.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const here = await startApp(await cloneDatabase());
const { app, db } = here;

type Headers = Record<string, string>;
let [admin, editor, publisher, second]: Headers[] = [{}, {}, {}, {}];
const EDIT = ['view', 'add', 'edit', 'delete'].flatMap((act) => [
  `PromotionsMaint.${act}` as const,
  `ArticlesMaint.${act}` as const,
  `ProductMaint.${act}` as const,
]) as (typeof PERMISSIONS)[number][];

beforeAll(async () => {
  await addUser(db, 'administrator', { userId: 'pim' });
  await addStaffWith(db, 'editor', [...EDIT, 'TranslationMaint.view']);
  await addStaffWith(db, 'publisher', [...EDIT, 'PromotionsMaint.publish']);
  await addStaffWith(db, 'second', [...EDIT, 'PromotionsMaint.publish']);
  // A group of a network cannot hold it: nobody writes to its people about it.
  await addStaffWith(db, 'partner', [...EDIT, 'PromotionsMaint.publish'], 'GSB');
  for (const userId of ['editor', 'publisher', 'second', 'partner'])
    await db
      .update(appUser)
      .set({ email: `${userId}@chanote.test`, language: 'en' })
      .where(eq(appUser.userId, userId));
  [admin, editor, publisher, second] = await Promise.all(
    ['pim', 'editor', 'publisher', 'second'].map((userId) => signInAs(app, userId)),
  );
  await switchApproval('Y');
});

async function ask(path: string, input: object, headers = editor) {
  const { status, body } = await post(app, path, input, headers);
  return { status, reason: body.reasonText as string, data: body.data };
}

const upload = (resource: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: `/api/imports/upload?resource=${resource}&fileName=sheet.csv`,
    payload: Buffer.from(payload),
    headers: { ...editor, 'content-type': 'application/octet-stream' },
  });

async function switchApproval(value: 'Y' | 'N') {
  const { data } = await ask('parameter/list', {}, admin);
  const { version } = data.find(({ name }: { name: string }) => name === 'publish_approval');
  const change = { name: 'publish_approval', value, version };
  expect((await ask('parameter/save', { changes: [change] }, admin)).reason).toBe('');
  await eventually(async () =>
    expect((await ask('user/getUserInfoMySQL', { user_id: 'editor' })).data.publish_approval).toBe(
      value === 'Y',
    ),
  );
}

const DRAFT = {
  name: { th: 'ลดดอกเบี้ย', en: 'Lower interest' },
  summary: { th: 'สรุปเดิม', en: 'Old summary' },
  detail: { th: '<p>รายละเอียด</p>', en: '<p>Details</p>' },
  pictureId: null,
  position: 1,
  ...VISIBLE,
  published: false,
};
const LIVE = { ...DRAFT, published: true };
const CHANGED = { ...LIVE, summary: { th: 'สรุปใหม่', en: 'New summary' } };
const LATER = { ...LIVE, publishFrom: '2099-01-01T00:00:00.000Z', publishUntil: null };

async function add(values: object, headers = publisher) {
  const { id, version } = (await ask('promotion/add', values, headers)).data;
  return { resource: 'promotion', id: id as number, version: version as number };
}

async function addWithRevision() {
  const { resource, id } = await add(LIVE);
  const values = CHANGED;
  const { data } = await ask('records/saveRevision', { resource, id, version: 0, over: 1, values });
  return { resource, id, version: 1, revision: data.version as number };
}

const read = async (id: number) => (await ask('promotion/read', { id }, admin)).data;

describe('every kind that visitors see', () => {
  test('has a window with the right to publish, and all that is published is such a kind', () => {
    for (const resource of MAINTAINED) {
      const right = PERMISSIONS.some((one) => one === `${RESOURCE_WINDOWS[resource]}.publish`);
      if (isPublishable(resource)) expect(right, resource).toBe(true);
      let fields: string[] = [];
      try {
        fields = Object.keys(inputSchemaOf(resource).shape);
      } catch {}
      if (fields.includes('published')) expect(isPublishable(resource), resource).toBe(true);
    }
  });
});

describe('who may only edit changes nothing that visitors see', () => {
  test('not by adding or duplicating a published record', async () => {
    expect((await ask('promotion/add', LIVE)).reason).toBe('publish_needed');
    expect((await ask('promotion/add', DRAFT)).reason).toBe('');
  });

  test('not by publishing a draft, at once or by its dates', async () => {
    const { id } = await add(DRAFT, editor);
    for (const values of [LIVE, LATER])
      expect((await ask('promotion/save', { id, version: 1, values })).reason).toBe(
        'publish_needed',
      );
    expect(await read(id)).toMatchObject({ version: 1, published: false });
  });

  test('not by saving, ending or taking off what is live or scheduled', async () => {
    for (const before of [LIVE, LATER]) {
      const { id } = await add(before);
      const ended = { ...before, publishFrom: '2020-01-01T00:00:00.000Z' };
      for (const values of [CHANGED, DRAFT, { ...ended, publishUntil: '2020-01-02T00:00:00.000Z' }])
        expect((await ask('promotion/save', { id, version: 1, values })).reason).toBe(
          'publish_needed',
        );
      expect((await read(id)).version).toBe(1);
    }
  });

  test('not by publishing the draft of what is live', async () => {
    const { id, revision } = await addWithRevision();
    const published = await ask('promotion/save', { id, version: 1, values: CHANGED, revision });
    expect(published.reason).toBe('publish_needed');
    expect((await ask('records/revision', { resource: 'promotion', id })).data).toMatchObject({
      version: revision,
    });
  });

  test('not by bringing a published version back from the history', async () => {
    const { id } = await add(LIVE);
    await ask('promotion/save', { id, version: 1, values: DRAFT }, publisher);
    const kept = await ask('records/version', { resource: 'promotion', id, version: 1 });
    const { values } = kept.data;
    expect((await ask('promotion/save', { id, version: 2, values })).reason).toBe('publish_needed');
  });

  test('not by changing many, nor by undoing that', async () => {
    const [draft, live] = [await add(DRAFT, editor), await add(LIVE)];
    const resource = 'promotion';
    const changes = [
      { id: draft.id, values: { published: true } },
      { id: live.id, values: { position: 9 } },
    ];
    for (const tryOnly of [true, false]) {
      const { data } = await ask('records/change', { resource, changes, tryOnly });
      expect(data).toMatchObject({ changed: [], same: 0 });
      expect(data.refused.map(({ reason }: { reason: string }) => reason)).toEqual([
        'publish_needed',
        'publish_needed',
      ]);
    }
    const off = [{ id: live.id, values: { published: false } }];
    await ask('records/change', { resource, changes: off }, publisher);
    const undo = [{ id: live.id, version: 2, values: { published: true } }];
    const undone = await ask('records/change', { resource, changes: undo });
    expect(undone.data.refused).toMatchObject([{ id: live.id, reason: 'publish_needed' }]);
  });

  test('not by deleting it, nor by bringing it back from the bin', async () => {
    const { id } = await add(LIVE);
    expect((await ask('promotion/delete', { ids: [id] })).reason).toBe('publish_needed');
    await ask('promotion/delete', { ids: [id] }, publisher);
    expect((await ask('promotion/restore', { ids: [id] })).reason).toBe('publish_needed');
    expect((await read(id)).deletedAt).not.toBeNull();
    const draft = await add(DRAFT, editor);
    expect((await ask('promotion/delete', { ids: [draft.id] })).reason).toBe('');
    expect((await ask('promotion/restore', { ids: [draft.id] })).reason).toBe('');
  });

  test('not by a sheet: rows that publish become drafts, and publication is asked for', async () => {
    const resource = 'promotion';
    const [draft, live] = [(await add(DRAFT, editor)).id, (await add(LIVE)).id];
    const headings = 'id,name.th,summary.th,detail.th,published';
    const sheet = await app.inject({
      method: 'POST',
      url: '/api/exports/sheet',
      payload: { resource, format: 'csv', ids: [draft, live] },
      headers: { ...admin },
    });
    const keys = [draft, live].map((id) => new RegExp(`[b-z]{4}-${id}\\b`).exec(sheet.body)?.[0]);
    const payload = [
      headings,
      `${keys[0]},จากแผ่นงาน,สรุปเดิม,<p>รายละเอียด</p>,no`,
      `${keys[1]},จากแผ่นงาน,สรุปเดิม,<p>รายละเอียด</p>,yes`,
      ',ใหม่จากแผ่นงาน,สรุป,<p>รายละเอียด</p>,yes',
    ].join('\n');
    const importSheet = async () => {
      const uploaded = await upload(resource, payload);
      const { id } = uploaded.json().data;
      await workOffJobs(here);
      const { data } = await ask('imports/read', { resource, id });
      await ask('imports/map', { resource, id, mapping: data.mapping });
      await workOffJobs(here);
      return { resource, id: id as number };
    };
    const job = await importSheet();
    expect((await ask('imports/read', job)).data.counts).toMatchObject({ new: 1, changed: 2 });
    await ask('imports/start', job);
    await workOffJobs(here);
    expect((await ask('imports/read', job)).data).toMatchObject({ done: 3, refused: 0 });
    expect(await read(draft)).toMatchObject({ name: { th: 'จากแผ่นงาน' }, published: false });
    expect(await read(live), 'visitors see what they saw').toMatchObject({ version: 1, ...LIVE });
    const { data: revision } = await ask('records/revision', { resource, id: live });
    expect(revision.values).toMatchObject({ name: { th: 'จากแผ่นงาน' }, published: true });
    const { rows } = (await ask('promotion/list', { search: 'ใหม่จากแผ่นงาน' })).data;
    expect(rows).toMatchObject([{ published: false }]);
    const asked = async (id: number) =>
      (await ask('records/publishRequest', { resource, id })).data?.words;
    expect([await asked(draft), await asked(live), await asked(rows[0].id)]).toEqual([
      undefined,
      'sheet.csv',
      'sheet.csv',
    ]);

    const again = await importSheet();
    const refused = await ask('imports/rows', { ...again, only: 'refused' });
    expect(refused.data.rows).toMatchObject([{ problems: { row: 'has_draft' } }]);

    await ask('imports/undo', job);
    await workOffJobs(here);
    expect((await ask('imports/read', job)).data).toMatchObject({ state: 'undone', done: 0 });
    expect((await ask('records/revision', { resource, id: live })).data).toBeNull();
    expect(await asked(live)).toBeUndefined();
    expect(await read(live)).toMatchObject({ version: 1, deletedAt: null });
    const gone = await ask('promotion/list', { search: 'ใหม่จากแผ่นงาน' });
    expect(gone.data.rows).toEqual([]);
  });

  test('at the translation desk: what visitors see is translated in a draft, and waits there', async () => {
    const { name, summary, detail } = LIVE;
    const thai = { name: { th: name.th }, summary: { th: summary.th }, detail: { th: detail.th } };
    const { resource, id } = await add({ ...LIVE, ...thai });
    const of = { resource, id };
    const wanted = async () =>
      (await ask('translations/list', { resource, language: 'en', size: 100 })).data.items.find(
        (item: { id: number }) => item.id === id,
      );
    const { data: before } = await ask('translations/read', of);
    expect(before).toMatchObject({ beside: true, revision: null, mayEdit: true });
    expect(await wanted()).toMatchObject({ drafted: false });
    const values = { ...before.values, name, summary, detail };
    expect((await ask('promotion/save', { id, version: 1, values })).reason).toBe('publish_needed');
    await ask('records/saveRevision', { ...of, version: 0, over: 1, values });
    const { data: after } = await ask('translations/read', of);
    expect(after).toMatchObject({ beside: true, values: { name }, version: 1 });
    expect(after.revision).toMatchObject({ updatedBy: 'editor' });
    expect(await wanted()).toMatchObject({ drafted: true });
    expect((await read(id)).name).toEqual(thai.name);
    // Who may publish translates the record itself, as ever.
    const { data: admins } = await ask('translations/read', of, admin);
    expect(admins).toMatchObject({ beside: false, revision: null, values: { name: thai.name } });
    const draft = await add({ ...DRAFT, ...thai }, editor);
    const own = await ask('translations/read', { resource, id: draft.id });
    expect(own.data).toMatchObject({ beside: false, mayEdit: true });
    const category = await ask('articleCategory/add', { name: { th: 'หมวด' }, position: 1 }, admin);
    const locked = { resource: 'articleCategory', id: category.data.id };
    expect((await ask('translations/read', locked)).data).toMatchObject({ mayEdit: false });
  });

  test('not in kinds that are seen as soon as they are saved', async () => {
    const category = { name: { th: 'ข่าว', en: 'News' }, position: 1 };
    expect((await ask('articleCategory/add', category)).reason).toBe('publish_needed');
    const refused = await upload('articleCategory', 'name.th,position\nข่าว,1');
    expect(refused.json().reasonText, 'nor by a sheet, told before it is read').toBe(
      'publish_needed',
    );
    const arranged = await ask('productDetail/arrange', { productId: 1, seen: [1], ids: [1] });
    expect(arranged.reason, 'nor by an order that is seen at once').toBe('publish_needed');
    expect((await ask('articleCategory/add', category, admin)).reason).toBe('');
  });

  test('and answers no request, nor asks for kinds that are none of theirs', async () => {
    const { resource, id } = await add(DRAFT, editor);
    const words = 'No';
    expect((await ask('records/sendBack', { resource, id, request: 1, words })).status).toBe(403);
    const foreign = { resource: 'banner', id: 1, version: 1, revision: null };
    expect((await ask('records/askPublish', foreign)).status).toBe(403);
    const article = { ...foreign, resource: 'articleCategory' };
    expect((await ask('records/askPublish', article)).reason).toBe('nothing_to_publish');
  });
});

describe('asking for publication', () => {
  const mails = async () =>
    (await db.select().from(outgoingMail).orderBy(outgoingMail.id)).map(
      ({ event, recipient, payload }) => ({ event, recipient, payload }),
    );

  test('reaches everybody who may publish, and ends when one of them publishes', async () => {
    const { resource, id } = await add(DRAFT, editor);
    const of = { resource, id };
    const before = (await mails()).length;
    const asked = await ask('records/askPublish', {
      ...of,
      version: 1,
      revision: null,
      words: '  For Friday, 081 234 5678 ',
    });
    expect(asked.data).toMatchObject({
      state: 'waiting',
      words: 'For Friday, 081 234 5678',
      askedBy: 'editor',
      changedSince: false,
      askerLeft: false,
    });
    const letters = (await mails()).slice(before);
    expect(letters.map(({ event }) => event)).toEqual(['publish_asked', 'publish_asked']);
    expect(JSON.stringify(letters)).not.toContain('081');

    const queue = (await ask('records/publishRequests', {}, publisher)).data.requests;
    expect(queue).toMatchObject([{ ...of, state: 'waiting', own: false, name: DRAFT.name }]);
    expect((await ask('records/publishRequests', {})).data.requests).toMatchObject([{ own: true }]);

    const again = await ask('records/askPublish', {
      ...of,
      version: 1,
      revision: null,
      words: 'x',
    });
    expect(again.data).toMatchObject({ request: asked.data.request, words: 'x' });
    expect((await mails()).length, 'no second letter').toBe(before + 2);

    await ask('promotion/save', { id, version: 1, values: LIVE }, publisher);
    expect((await ask('records/publishRequest', of)).data).toBeNull();
    expect((await mails()).at(-1)?.event).toBe('publish_done');
    const events = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, String(id)))
      .orderBy(auditEvent.id);
    expect(events.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'create editor',
      'ask_publish editor',
      'ask_publish editor',
      'change publisher',
    ]);
  });

  test('a draft of what is live is sent back with words, asked for again, and published once', async () => {
    const { resource, id, version, revision } = await addWithRevision();
    const of = { resource, id };
    const drafts = async (headers: Headers | undefined) =>
      (await ask('records/revisions', {}, headers)).data.map((one: { id: number }) => one.id);
    expect(await drafts(editor)).toContain(id);
    const { data: first } = await ask('records/askPublish', { ...of, version, revision });
    // On the first screen it is a request of these two, and a draft of everybody else.
    for (const headers of [editor, publisher]) expect(await drafts(headers)).not.toContain(id);
    await addStaffWith(db, 'third', EDIT);
    expect(await drafts(await signInAs(app, 'third'))).toContain(id);
    const answer = { ...of, request: first.request, words: 'The rate is wrong' };
    const answers = await Promise.all([
      ask('records/sendBack', answer, publisher),
      ask('records/sendBack', answer, second),
    ]);
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['', 'conflict']);
    expect((await ask('records/publishRequest', of)).data).toMatchObject({
      state: 'returned',
      answer: 'The rate is wrong',
    });
    expect((await mails()).at(-1)?.event).toBe('publish_returned');
    expect((await ask('records/publishRequests', {}, publisher)).data.requests).toEqual([]);
    expect(await drafts(editor), 'told of as sent back').not.toContain(id);
    expect(await drafts(publisher)).toContain(id);

    const { data: next } = await ask('records/askPublish', { ...of, version, revision });
    expect(next.request).not.toBe(first.request);
    expect((await ask('records/sendBack', answer, publisher)).reason).toBe('conflict');
    const save = { id, version, values: CHANGED, revision };
    const saves = await Promise.all([
      ask('promotion/save', save, publisher),
      ask('promotion/save', save, second),
    ]);
    expect(saves.map(({ reason }) => reason).sort()).toEqual(['', 'conflict']);
    expect(await read(id)).toMatchObject({ version: 2, summary: CHANGED.summary });
    expect((await ask('records/publishRequest', of)).data).toBeNull();
  });

  test('what changed since it was asked is told, and an older version is not asked for', async () => {
    const { resource, id, version, revision } = await addWithRevision();
    const of = { resource, id };
    await ask('records/askPublish', { ...of, version, revision });
    const values = { ...CHANGED, position: 7 };
    const kept = { ...of, version: revision, over: 1, values };
    const { data } = await ask('records/saveRevision', kept);
    expect((await ask('records/publishRequest', of, publisher)).data.changedSince).toBe(true);
    const stale = await ask('records/askPublish', { ...of, version, revision });
    expect(stale.reason).toBe('conflict');
    const fresh = await ask('records/askPublish', { ...of, version, revision: data.version });
    expect(fresh.data.changedSince).toBe(false);
  });

  test('a record in the bin is not asked for and leaves the queue; dropped changes end a request', async () => {
    const { resource, id, version, revision } = await addWithRevision();
    const of = { resource, id };
    const { data } = await ask('records/askPublish', { ...of, version, revision });
    await ask('promotion/delete', { ids: [id] }, publisher);
    const queued = async () =>
      (await ask('records/publishRequests', {}, publisher)).data.requests.map(
        (one: { id: number }) => one.id,
      );
    expect(await queued()).not.toContain(id);
    expect((await ask('records/askPublish', { ...of, version, revision })).reason).toBe(
      'not_found',
    );
    const answer = { ...of, request: data.request, words: 'x' };
    expect((await ask('records/sendBack', answer, publisher)).reason).toBe('not_found');
    await ask('promotion/restore', { ids: [id] }, publisher);
    expect(await queued()).toContain(id);
    await ask('records/dropRevision', { ...of, version: revision }, publisher);
    expect((await ask('records/publishRequest', of)).data).toMatchObject({
      state: 'returned',
      answer: '',
      answeredBy: 'publisher',
    });
    // The words are for who asked: nobody else puts them aside before they are read.
    const own = (await ask('records/publishRequest', of)).data;
    const others = (await ask('records/publishRequest', of, publisher)).data;
    expect([own.mayEnd, others.mayEnd]).toEqual([true, false]);
    const aside = { ...of, request: own.request };
    expect((await ask('records/withdrawPublish', aside, publisher)).status).toBe(403);
    expect((await ask('records/withdrawPublish', aside)).reason).toBe('');
    expect((await ask('records/publishRequest', of)).data).toBeNull();
  });

  test('who asked and lost the right is told of to who publishes, and gets no letter', async () => {
    await addStaffWith(db, 'leaver', EDIT);
    await db.update(appUser).set({ email: 'l@x.th' }).where(eq(appUser.userId, 'leaver'));
    const leaver = await signInAs(app, 'leaver');
    const { resource, id } = await add(DRAFT, leaver);
    const of = { resource, id };
    await ask('records/askPublish', { ...of, version: 1, revision: null }, leaver);
    const [user] = await db.select().from(appUser).where(eq(appUser.userId, 'leaver'));
    await db.delete(groupProfile).where(eq(groupProfile.groupId, user?.groupId ?? 0));
    expect((await ask('records/publishRequest', of, publisher)).data.askerLeft).toBe(true);
    expect(
      (await ask('records/askPublish', { ...of, version: 1, revision: null }, leaver)).status,
    ).toBe(403);
    const published = await ask('promotion/save', { id, version: 1, values: LIVE }, publisher);
    expect(published.reason).toBe('');
  });

  test('what could not be published is told to who asks', async () => {
    const { resource, id } = await add(DRAFT, editor);
    const bad = { resource, id, version: 1, revision: null, words: 'x'.repeat(501) };
    expect((await ask('records/askPublish', bad)).reason).toBe('invalid_input');
    const live = await add(LIVE);
    const nothing = { resource, id: live.id, version: 1, revision: null };
    expect((await ask('records/askPublish', nothing)).reason).toBe('nothing_to_publish');
  });
});

test('where the house does not keep it apart, who edits publishes as ever', async () => {
  await switchApproval('N');
  const { id } = await add(DRAFT, editor);
  expect((await ask('promotion/save', { id, version: 1, values: LIVE })).reason).toBe('');
  const of = { resource: 'promotion', id, version: 2, revision: null };
  expect((await ask('records/askPublish', of)).reason).toBe('approval_off');
});
