import { callAsUser } from '../session/session.ts';
import { type CaseValues, toInput, toReferral } from './case-values.ts';

type About = {
  resource: 'application' | 'applicationPartner';
  /** None: it is added. */
  id: number | undefined;
};

/** Saves an application, or adds one, and answers its number. */
export async function sendCase(
  about: About,
  version: number,
  values: CaseValues,
  takeBack: string | undefined,
): Promise<number> {
  const { data } = await send(about, version, values, takeBack);
  return data.id;
}

function send(
  { resource, id }: About,
  version: number,
  values: CaseValues,
  takeBack: string | undefined,
): Promise<{ data: { id: number } }> {
  if (resource === 'applicationPartner') {
    const referral = toReferral(values);
    return id === undefined
      ? callAsUser('applicationPartner/add', referral)
      : callAsUser('applicationPartner/save', { id, version, values: referral });
  }
  const input = toInput(values);
  return id === undefined
    ? callAsUser('application/add', input)
    : callAsUser('application/save', {
        id,
        version,
        values: input,
        ...(takeBack && { takeBack }),
      });
}
