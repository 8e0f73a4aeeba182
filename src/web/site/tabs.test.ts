import { afterEach, expect, test } from 'vitest';
import { joinTabs } from './tabs.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** A tab on the real channel; `crash` is what its lock would tell the others. */
function openTab(own: string) {
  const channel = new BroadcastChannel('tabs of this test');
  channels.push(channel);
  const used: number[] = [];
  const forgetting = new Map<string, () => void>();
  const tabs = joinTabs(channel, {
    own,
    onUsed: (at) => used.push(at),
    whenGone: (tab, forget) => forgetting.set(tab, forget),
  });
  tabs.greet();
  return { ...tabs, used, seeCrash: (tab: string) => forgetting.get(tab)?.() };
}

test('a tab alone has no others', () => {
  expect(openTab('a').othersOpen()).toBe(false);
});

test('tabs learn of each other, whichever was there first', async () => {
  const first = openTab('a');
  const second = openTab('b');
  await expect.poll(() => [first.othersOpen(), second.othersOpen()]).toEqual([true, true]);
});

test('a tab that says goodbye is forgotten', async () => {
  const first = openTab('a');
  const second = openTab('b');
  await expect.poll(first.othersOpen).toBe(true);
  second.leave();
  await expect.poll(first.othersOpen).toBe(false);
});

test('so is one that crashed, when its lock becomes free', async () => {
  const first = openTab('a');
  openTab('b');
  await expect.poll(first.othersOpen).toBe(true);
  first.seeCrash('b');
  expect(first.othersOpen()).toBe(false);
});

test('a call in one tab keeps the session of all awake', async () => {
  const first = openTab('a');
  openTab('b').tellUsed(42);
  await expect.poll(() => first.used).toEqual([42]);
});
