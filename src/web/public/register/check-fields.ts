import { ageProblem } from '#contract/applications/least-age.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { parseArea, parseNumber } from '#contract/products/calculator.ts';
import { parseBirthday } from '#contract/thai/birthday.ts';
import { parseCompanyId, parseIdCard } from '#contract/thai/ids.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import type { DeedFields, Fields, TextName } from './fields.ts';
import type { Step } from './steps-of-form.ts';

/** What the house says of those who apply. */
type Rules = { leastAge: number };

/** What can be told without asking the server, by the names and codes that it would use. */
export function checkStep(step: Step, fields: Fields, rules: Rules): FieldErrors {
  switch (step) {
    case 'start':
      return missing(fields, ['productId']);
    case 'about':
      return checkAbout(fields, rules);
    case 'address':
      return missing(fields, ['province', 'district', 'subdistrict']);
    case 'land':
      return checkLand(fields);
    case 'documents':
      return {};
    case 'review':
      return fields.policy ? {} : { policy: 'required' };
  }
}

/** In the order of the page, as the list of what is wrong shows it. */
function checkAbout(fields: Fields, { leastAge }: Rules): FieldErrors {
  const idCard = unread(fields, 'idCard', parseIdCard, 'invalid_id_card');
  const reach = {
    ...missing(fields, ['phone']),
    ...unread(fields, 'phone', parseThaiPhone, 'invalid_phone'),
    ...unread(fields, 'email', isEmail, 'invalid_email'),
  };
  if (fields.applicant === 'company')
    return {
      ...missing(fields, ['companyName']),
      ...unread(fields, 'companyId', parseCompanyId, 'invalid_company_id'),
      ...reach,
      ...idCard,
      ...unread(fields, 'contactPhone', parseThaiPhone, 'invalid_phone'),
      ...unread(fields, 'contactEmail', isEmail, 'invalid_email'),
    };
  return {
    ...missing(fields, ['firstName']),
    ...idCard,
    ...checkBirthday(fields.birthday, leastAge),
    ...reach,
  };
}

function checkBirthday(typed: string, leastAge: number): FieldErrors {
  if (typed.trim() === '') return {};
  const birthday = parseBirthday(typed);
  const code = birthday ? ageProblem(birthday, leastAge) : 'invalid_date';
  return code ? { birthday: code } : {};
}

function checkLand(fields: Fields): FieldErrors {
  const deeds = fields.deeds.map((deed, place) => checkDeed(deed, `deeds.${place}.`));
  return Object.assign({}, checkAsked(fields.askedAmount), ...deeds);
}

function checkAsked(typed: string): FieldErrors {
  const { value = 0 } = parseNumber(typed);
  return value % 100 === 0 ? checkMoney('askedAmount', typed) : { askedAmount: 'not_whole' };
}

function checkDeed(deed: DeedFields, start: string): FieldErrors {
  const area = parseArea(deed);
  return {
    ...('problems' in area && { [`${start}area`]: 'invalid_area' }),
    ...('problem' in area && area.problem === 'huge' && { [`${start}area`]: 'too_big' }),
    ...checkMoney(`${start}governmentPrice`, deed.governmentPrice),
    ...checkMoney(`${start}marketPrice`, deed.marketPrice),
  };
}

function checkMoney(name: string, typed: string): FieldErrors {
  const { problem } = parseNumber(typed);
  if (!problem || problem === 'missing') return {};
  if (problem === 'huge') return { [name]: 'too_big' };
  return { [name]: problem === 'zero' ? 'too_small' : 'invalid_number' };
}

function missing(fields: Fields, names: readonly TextName[]): FieldErrors {
  const empty = names.filter((name) => fields[name].trim() === '');
  return Object.fromEntries(empty.map((name) => [name, 'required']));
}

/** An empty field is not wrong by itself. */
function unread(
  fields: Fields,
  name: TextName,
  understand: (typed: string) => unknown,
  code: string,
): FieldErrors {
  const typed = fields[name].trim();
  return typed === '' || understand(typed) ? {} : { [name]: code };
}
