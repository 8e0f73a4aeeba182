import { differingFields } from '#contract/audit/differing-fields.ts';
import { CallError } from '../../api/call.ts';
import { callAsUser } from '../session/session.ts';
import { type CaseValues, toInput, toReferral } from './case-values.ts';

/** A form that adds an application, with what it sent and never heard of again. */
export type NewForm = { clientId: string; lost?: CaseValues | undefined };

type About = {
  resource: 'application' | 'applicationPartner';
  /** None: it is added. */
  id: number | undefined;
  form: NewForm;
};

/** As it was added. */
const FIRST_VERSION = 1;

/** Saves an application, or adds one, and answers its number. */
export async function sendCase(
  { resource, id, form }: About,
  version: number,
  values: CaseValues,
  takeBack: string | undefined,
): Promise<number> {
  if (id === undefined) return addOnce(resource, form, values);
  await save({ resource, id }, version, values, takeBack);
  return id;
}

/** However often it is tried, the form's id makes it one application. */
async function addOnce(
  resource: About['resource'],
  form: NewForm,
  values: CaseValues,
): Promise<number> {
  const { lost, clientId } = form;
  form.lost = values;
  try {
    const id = await add(resource, clientId, values);
    // What was changed since an answer was lost is saved over what may have come of it.
    if (lost && differingFields(lost, values).length > 0)
      await save({ resource, id }, FIRST_VERSION, values, undefined);
    return id;
  } catch (error) {
    // What is refused was not taken.
    if (error instanceof CallError && !UNSURE.has(error.reason)) form.lost = lost;
    throw error;
  }
}

const UNSURE: ReadonlySet<CallError['reason']> = new Set([
  'network',
  'internal_error',
  'unavailable',
]);

async function add(resource: About['resource'], clientId: string, values: CaseValues) {
  const { data } = await (resource === 'applicationPartner'
    ? callAsUser('applicationPartner/add', { ...toReferral(values), clientId })
    : callAsUser('application/add', { ...toInput(values), clientId }));
  return data.id;
}

async function save(
  { resource, id }: Omit<About, 'form'> & { id: number },
  version: number,
  values: CaseValues,
  takeBack: string | undefined,
): Promise<void> {
  if (resource === 'applicationPartner')
    await callAsUser('applicationPartner/save', { id, version, values: toReferral(values) });
  else
    await callAsUser('application/save', {
      ...{ id, version, values: toInput(values) },
      ...(takeBack && { takeBack }),
    });
}
