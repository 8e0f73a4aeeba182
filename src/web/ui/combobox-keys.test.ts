import { expect, test } from 'vitest';
import { comboboxAction } from './combobox-keys.ts';

const closed = { open: false, active: -1, count: 3, typed: false };
const opened = { open: true, active: 1, count: 3, typed: true };

test('arrows open the list at either end', () => {
  expect(comboboxAction('ArrowDown', closed)).toEqual({ type: 'open', active: 0 });
  expect(comboboxAction('ArrowUp', closed)).toEqual({ type: 'open', active: 2 });
});

test('arrows go round', () => {
  expect(comboboxAction('ArrowDown', { ...opened, active: 2 })).toEqual({
    type: 'move',
    active: 0,
  });
  expect(comboboxAction('ArrowUp', { ...opened, active: 0 })).toEqual({ type: 'move', active: 2 });
});

test('Home and End go to the ends of the list once an option is marked', () => {
  expect(comboboxAction('Home', opened)).toEqual({ type: 'move', active: 0 });
  expect(comboboxAction('End', opened)).toEqual({ type: 'move', active: 2 });
  expect(comboboxAction('End', { ...opened, active: -1 })).toBeUndefined();
});

test('Enter and Tab take the marked option, and keep their own meaning without one', () => {
  expect(comboboxAction('Enter', opened)).toEqual({ type: 'choose', active: 1 });
  expect(comboboxAction('Tab', opened)).toEqual({ type: 'choose', active: 1 });
  expect(comboboxAction('Enter', closed)).toBeUndefined();
  expect(comboboxAction('Tab', { ...opened, active: -1 })).toBeUndefined();
});

test('Escape closes first and clears second', () => {
  expect(comboboxAction('Escape', opened)).toEqual({ type: 'close' });
  expect(comboboxAction('Escape', { ...opened, open: false })).toEqual({ type: 'clear' });
  expect(comboboxAction('Escape', closed)).toBeUndefined();
});
