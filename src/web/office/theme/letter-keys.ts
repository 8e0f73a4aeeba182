import { keepViewCookie, readViewCookie } from './view-cookie.ts';

/** Chosen on this page, also where the browser keeps no cookies. */
let chosen: boolean | undefined;

/** Whether single letters do something. Who speaks to their computer, or slips easily, has them off. */
export function lettersAct(): boolean {
  return chosen ?? readViewCookie('office_keys', document.cookie) !== 'off';
}

export function chooseLetters(act: boolean): void {
  chosen = act;
  void keepViewCookie('office_keys', act ? 'on' : 'off');
}
