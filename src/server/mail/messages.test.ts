import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { fillMessage } from '#contract/mail/fill-message.ts';
import { MAIL_EVENTS } from '#server/compose/mail-events.ts';
import { openLineHouse } from '#tests/support/line-house.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { checkMessage, sampleMessage, usualMessage } from './messages.ts';

const house = await openLineHouse();
const { db, call, line, sms, work } = house;
afterAll(() => Promise.all([line.stop(), sms.stop()]));
await house.setChannel();

const MOVED = { event: 'application_moved', language: 'th' } as const;
type Message = {
  channel: string;
  language: string;
  version: number;
  text: string;
  changed: boolean;
};
async function read(channel: 'sms' | 'line'): Promise<Message> {
  const { data } = await call('mail/templates', {});
  const found = data
    .find(({ event }: { event: string }) => event === MOVED.event)
    .messages.texts.find(
      (one: Message) => one.channel === channel && one.language === MOVED.language,
    );
  return found;
}
const save = async (channel: 'sms' | 'line', text: string) => {
  const { version } = await read(channel);
  return call('mail/saveMessage', { ...MOVED, channel, version, text });
};

const told = MAIL_EVENTS.filter(({ messages }) => messages);

test.each(told)(
  'the delivered messages of $name use what they can and must, and are short',
  (kind) => {
    for (const channel of ['sms', 'line'] as const)
      for (const language of ['th', 'en'] as const) {
        const text = usualMessage(kind, channel, language);
        if (text === undefined) continue;
        expect(checkMessage(kind, channel, text), `${channel} ${language}`).toBeUndefined();
        expect(sampleMessage(kind, text, language)).not.toMatch(/[{}]/);
      }
    expect(usualMessage(kind, 'sms', 'th')).toBeTruthy();
  },
);

test('what stands for nothing leaves no gap, and what is filled in is not looked through again', () => {
  expect(
    fillMessage('{house} ใบสมัคร {reference}\n{news}', {
      house: '',
      reference: 'A',
      news: '{house}',
    }),
  ).toBe('ใบสมัคร A\n{house}');
});

test('staff put a message into their own words, by each way, and it is what is sent from then on', async () => {
  await setParameter(db, 'application_line', 'beside');
  const row = await house.addLinked();
  expect((await save('sms', 'ข่าว {reference}: {news} {link}')).data).toMatchObject({
    changed: true,
    version: 1,
    updatedBy: 'maker',
  });
  await save('line', 'ถึงผู้สมัคร {reference}\n{news}\n{link}');
  await house.tell(row.id);
  await work();
  const link = `http://chanote.test/Status?ref=${row.reference}&lang=th`;
  expect(sms.sent.map(({ text }) => text)).toEqual([`ข่าว ${row.reference}: มีความคืบหน้า ${link}`]);
  expect(line.pushed.map(({ text }) => text)).toEqual([
    `ถึงผู้สมัคร ${row.reference}\nเจ้าหน้าที่ติดต่อคุณแล้ว และกำลังดูแลใบสมัครของคุณ\n${link}`,
  ]);
  const { rows } = await db.execute(
    sql`select changes from audit_event where subject_id = 'application_moved.sms.th'`,
  );
  expect(rows).toMatchObject([{ changes: { text: { to: 'ข่าว {reference}: {news} {link}' } } }]);
});

test('they go back to the house’s original', async () => {
  const { version } = await read('sms');
  const { data } = await call('mail/resetMessage', { ...MOVED, channel: 'sms', version });
  expect(data).toMatchObject({ changed: false, text: data.usual });
  expect(await read('line')).toMatchObject({ changed: true });
});

test.each([
  ['ข่าว {news}', 'missing_placeholder:link'],
  ['{nwes} {link}', 'unknown_placeholder:nwes'],
  [`{news} {link} ${'ก'.repeat(500)}`, 'too_long'],
  ['  ', 'required'],
])('%j is refused: %s', async (text, problem) => {
  expect((await save('sms', text)).data.fields).toEqual({ text: problem });
});

test('a sample is shown as somebody would get it, with the parts it costs', async () => {
  const preview = (channel: string, text: string) =>
    call('mail/previewMessage', { ...MOVED, channel, text });
  const { data } = await preview('sms', '{house} {news} {link}');
  expect(data).toEqual({
    text: 'โฉนด: เรากำลังประเมินราคาที่ดิน https://www.example.co.th/Status?ref=7KM4-PX9D',
    length: 78,
    parts: 2,
  });
  expect((await preview('line', '{news}\n{link}')).data.parts).toBeNull();
  expect((await preview('sms', '{link}')).data.fields).toEqual({
    text: 'missing_placeholder:news',
  });
});

test('who was second is told, and what has no such way is not found', async () => {
  const text = '{news} {link}';
  const late = await call('mail/saveMessage', { ...MOVED, channel: 'line', version: 0, text });
  expect(late.reasonText).toBe('conflict');
  const codes = { event: 'offer_code', language: 'th', channel: 'line', text: '{code}' };
  expect((await call('mail/previewMessage', codes)).reasonText).toBe('not_found');
});
