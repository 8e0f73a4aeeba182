import { describe, expect, test } from 'vitest';
import { nextStep } from './next-step.ts';
import { en } from './texts.en.ts';
import { th } from './texts.th.ts';

type Shown = Parameters<typeof nextStep>[0];
const quiet: Shown = {
  ...{ status: 'documents', requests: [], missing: [], appointment: null, offer: null },
};
const said = (shown: Partial<Shown>, texts = th) => nextStep({ ...quiet, ...shown }, texts);

describe('documents', () => {
  test('who has sent everything is asked for nothing', () => {
    const { name, next, tone } = said({});
    expect(`${name} ${next}`).not.toMatch(/รอเอกสารจากคุณ|ด้านล่าง/);
    expect(name).toBe('เจ้าหน้าที่กำลังตรวจเอกสาร');
    expect(tone).toBeUndefined();
    expect(Object.values(said({}, en)).join(' ')).not.toMatch(/[Ww]aiting|below/);
  });

  test('what is asked for, or missing, is waited for', () => {
    const missing = [{ uploadTypeId: 1, name: { th: 'โฉนด' } }];
    const asked = { requestId: 1, document: { th: 'โฉนด' }, note: '', expiresAt: '' };
    for (const shown of [{ missing }, { requests: [asked] }])
      expect(said(shown)).toMatchObject({ name: 'รอเอกสารจากคุณ', tone: 'warning' });
  });
});

describe('an offer that came to nothing', () => {
  test('promises no contract', () => {
    for (const state of ['declined', 'expired', 'withdrawn'] as const) {
      expect(said({ status: 'approved', offer: { state } }).next).not.toContain('ทำสัญญา');
      expect(said({ status: 'approved', offer: { state } }, en).next).not.toContain('contract');
    }
    for (const offer of [null, { state: 'accepted' as const }])
      expect(said({ status: 'approved', offer }).next).toContain('ทำสัญญา');
  });

  test('says no more than what became of it, once the case is over', () => {
    for (const state of ['accepted', 'withdrawn'] as const)
      expect(said({ status: 'closed', offer: { state } }).next).toBe(th.statuses.closed.next);
    for (const texts of [th, en]) {
      const { accepted, declined, expired, withdrawn } = texts.offer.states;
      const states = [accepted('-'), declined('-'), expired(), withdrawn()].join(' ');
      expect(states).not.toMatch(/เจ้าหน้าที่|officer|call/);
    }
  });
});
