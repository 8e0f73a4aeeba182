import type { z } from 'zod';
import { EXTERNAL_CAPTCHAS } from '#contract/captcha/captcha.ts';
import { fieldCode } from '#contract/envelope.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { PARAMETERS, type ParameterName, type Parameters } from './parameters.ts';

/** The code of what is wrong with a value by itself; undefined where it is right. */
export function checkParameter(name: ParameterName, value: unknown): string | undefined {
  const schema: z.ZodType = PARAMETERS[name].schema;
  const { error } = schema.safeParse(value, { reportInput: true });
  const [issue] = error?.issues ?? [];
  if (!issue) return undefined;
  return issue.code === 'custom' ? issue.message : fieldCode(issue);
}

type Rule = {
  /** The error stands at the first of these that is being changed. */
  names: readonly [ParameterName, ...ParameterName[]];
  code: string;
  holds: (values: Parameters) => boolean;
};

const isExternal = ({ captcha_provider }: Parameters) =>
  EXTERNAL_CAPTCHAS.some((provider) => provider === captcha_provider);

/** What must hold between values. Times are compared as text: 08:30 stands before 17:30. */
const RULES: readonly Rule[] = [
  {
    names: ['office_closes', 'office_opens'],
    code: 'opens_after_closing',
    holds: ({ office_opens, office_closes }) => office_opens < office_closes,
  },
  {
    names: ['sms_allowed_until', 'sms_allowed_from'],
    code: 'opens_after_closing',
    holds: ({ sms_allowed_from, sms_allowed_until }) => sms_allowed_from < sms_allowed_until,
  },
  {
    names: ['sms_event_until', 'sms_event_from'],
    code: 'opens_after_closing',
    holds: ({ sms_event_from, sms_event_until }) => sms_event_from < sms_event_until,
  },
  {
    names: ['session_hours', 'session_longest_hours'],
    code: 'longer_than_longest',
    holds: ({ session_hours, session_longest_hours }) => session_hours <= session_longest_hours,
  },
  {
    names: ['upload_file_megabytes', 'upload_application_megabytes'],
    code: 'file_above_application',
    holds: ({ upload_file_megabytes, upload_application_megabytes }) =>
      upload_file_megabytes <= upload_application_megabytes,
  },
  {
    names: ['captcha_site_key', 'captcha_provider'],
    code: 'captcha_keys',
    holds: (values) => !isExternal(values) || values.captcha_site_key !== '',
  },
  {
    names: ['captcha_secret', 'captcha_provider'],
    code: 'captcha_keys',
    holds: (values) => !isExternal(values) || values.captcha_secret !== '',
  },
];

/** What would not hold any more after these changes, at the field that breaks it. */
export function checkTogether(
  values: Parameters,
  changed: ReadonlySet<ParameterName>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { names, code, holds } of RULES) {
    if (!names.some((name) => changed.has(name)) || holds(values)) continue;
    errors[names.find((name) => changed.has(name)) ?? names[0]] ??= code;
  }
  return errors;
}
