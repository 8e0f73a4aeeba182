import type { AppointmentPlaceKind } from '#contract/applications/appointment-kinds.ts';
import type { InputOf } from '#contract/calls.ts';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { clockOf, readStep } from '../application-record/step-values.ts';

/** An appointment as it is typed. */
export type AppointmentValues = {
  day: string;
  time: string;
  kind: AppointmentPlaceKind;
  branchId: number | null;
  /** Of the branch that was chosen: it is looked for anew each time its field is shown. */
  branchName: LocalizedText;
  name: string;
  address: string;
  provinceCode: string;
  who: string;
  bring: string;
  assignee: string;
  sendMessage: boolean;
};

type Begins = { who: string; bring: string; provinceCode: string };

export function appointmentValues(
  planned: CaseAppointment | undefined,
  begins: Begins,
  me: string,
): AppointmentValues {
  if (!planned)
    return {
      ...{ day: '', time: '09:00', kind: 'landOffice', branchId: null, branchName: {} },
      ...{ name: '', address: '', ...begins, assignee: me, sendMessage: true },
    };
  const { place, who, bring, assignee } = planned;
  return {
    ...clockOf(Date.parse(planned.at)),
    ...{ kind: place.kind, branchId: place.branchId, provinceCode: place.provinceCode },
    branchName: place.kind === 'branch' ? place.name : {},
    name: place.kind === 'landOffice' ? (place.name.th ?? '') : '',
    address: place.kind === 'landOffice' ? (place.address.th ?? '') : '',
    ...{ who, bring, assignee, sendMessage: true },
  };
}

export type AppointmentRead = Omit<InputOf<'application/appoint'>, 'id' | 'moved'>;
type Wrong = NonNullable<ReturnType<typeof readStep>['problem']> | 'missing';
export type AppointmentField = Exclude<
  keyof AppointmentValues,
  'kind' | 'branchName' | 'sendMessage'
>;
type Wrongs = Partial<Record<AppointmentField, Wrong>>;

/** What is sent, or what is wrong with what was typed, by field. */
export function readAppointment(
  values: AppointmentValues,
  now: number,
): { read: AppointmentRead; wrong?: never } | { read?: never; wrong: Wrongs } {
  const { at, problem } = readStep(values, now);
  const { kind, branchId, name, address, provinceCode, who, bring } = values;
  const place =
    kind === 'branch'
      ? branchId !== null && { kind, branchId }
      : name.trim() !== '' && provinceCode !== '' && { kind, name, address, provinceCode };
  if (problem || !place || who.trim() === '') {
    const needed =
      kind === 'branch' ? (['branchId'] as const) : (['name', 'provinceCode'] as const);
    const missing = [...needed, 'who' as const].filter((field) => isEmpty(values[field]));
    return {
      wrong: {
        ...(problem && { [problem === 'wrongTime' ? 'time' : 'day']: problem }),
        ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
      },
    };
  }
  const { assignee, sendMessage } = values;
  return { read: { at, place, who, bring, assignee, sendMessage } };
}

const isEmpty = (value: string | number | null) => String(value ?? '').trim() === '';

const ASKED_AS: Record<string, AppointmentField> = {
  ...{ at: 'day', 'place.branchId': 'branchId', 'place.name': 'name' },
  ...{ 'place.address': 'address', 'place.provinceCode': 'provinceCode' },
  ...{ who: 'who', bring: 'bring', assignee: 'assignee' },
};

/** What the server refused, by the fields of the form. */
export function refusedFields(
  fields: Record<string, string>,
): Partial<Record<AppointmentField, string>> {
  const known = Object.entries(fields).flatMap(([path, code]) => {
    const field = ASKED_AS[path];
    return field ? [[field, code] as const] : [];
  });
  return Object.fromEntries(known);
}
