import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('calls wait at the gate until somebody has signed in again', async () => {
  const gate = createGate();
  const went: string[] = [];
  const waiting = Promise.all(
    ['first', 'second'].map(async (name) => {
      await gate.wait();
      went.push(name);
    }),
  );
  expect(gate.read()).toBe('expired');
  expect(went).toEqual([]);
  gate.open();
  await waiting;
  expect(went).toEqual(['first', 'second']);
  expect(gate.read()).toBe('open');
});

test('who listens hears each change once', () => {
  const gate = createGate();
  const heard: string[] = [];
  const stop = gate.subscribe(() => heard.push(gate.read()));
  gate.close();
  gate.close();
  gate.open();
  stop();
  gate.close();
  expect(heard).toEqual(['expired', 'open']);
});

test('once somebody else has signed in, nothing opens it again', () => {
  const gate = createGate();
  gate.refuse();
  gate.open();
  expect(gate.read()).toBe('otherUser');
});
