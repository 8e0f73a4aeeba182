import type { ParameterValue, Setting } from '#contract/parameters/maintenance.ts';
import { isOn, type ParameterName, type Switch } from '#contract/parameters/parameters.ts';
import { checkParameter } from '#contract/parameters/rules.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { useProfile } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import { kindOf } from './control-kind.ts';
import { useParameterTexts } from './texts.ts';

const isMoney = (unit: string | undefined) => unit === 'บาท' || unit === 'baht';

/** Parameters and their values in words. */
export function useWords() {
  const texts = useParameterTexts();
  const { resource } = useOfficeTexts();
  const { user_id: me } = useProfile();

  function value(name: ParameterName, given: ParameterValue): string {
    const { kind } = kindOf(name);
    const { unit } = texts.names[name];
    if (kind === 'switch') return isOn(given as Switch) ? texts.on : texts.off;
    if (Array.isArray(given)) return given.map((day) => texts.days[day - 1]).join(', ');
    if (typeof given === 'number')
      return [(isMoney(unit) ? formatAmount : formatNumber)(given), unit]
        .filter(Boolean)
        .join(unit === '%' ? '' : '\u00a0');
    if (given === '') return texts.empty;
    return kind === 'choice' ? (texts.choices[String(given)] ?? String(given)) : String(given);
  }

  /** What is wrong with a value, by the code that the check or the server gave. */
  function error(name: ParameterName, code: string, now: Setting | undefined): string {
    const control = kindOf(name);
    if (code.startsWith('conflict:'))
      return explainConflict(code.slice('conflict:'.length), now ? value(name, now.value) : '');
    if (control.kind === 'number')
      return code === 'too_small' || code === 'too_big'
        ? texts.outOfRange(formatNumber(control.least), formatNumber(control.most))
        : (texts.errors[code] ?? texts.errors.number ?? '');
    if (control.kind === 'days') return texts.errors.no_days ?? '';
    const { fieldErrors } = resource;
    return (
      texts.errors[code] ??
      (code in fieldErrors ? fieldErrors[code as keyof typeof fieldErrors] : fieldErrors.invalid)
    );
  }

  function explainConflict(by: string, now: string): string {
    return by === me ? texts.ownConflict(now) : texts.conflict(by, now);
  }

  /** Also under its technical name, by which operators know it. */
  function matches(name: ParameterName, search: string): boolean {
    const { name: title, about } = texts.names[name];
    return `${title} ${about} ${name}`.toLowerCase().includes(search.toLowerCase());
  }

  return { value, error, matches, check: checkParameter };
}
