import { CallError } from '../../api/call.ts';
import { newId } from '../../api/new-id.ts';
import { callAsUser, uploadAsUser } from '../session/session.ts';
import { type Photo, type Visit, visitStore } from './visit-store.ts';
import { toInput } from './visit-values.ts';
import { noteVisitsKept } from './visits-kept.ts';

/** What this device keeps of visits, and whether it is being sent. */
export type Outbox = { visits: Visit[]; photos: Photo[]; sending: boolean };

/** Nothing is wrong with what was sent: it goes again by itself. */
export const PASSING: ReadonlySet<string> = new Set([
  ...['network', 'unavailable', 'internal_error', 'too_many_requests', 'body_stalled'],
]);

let outbox: Outbox = { visits: [], photos: [], sending: false };
const listeners = new Set<() => void>();

export const readOutbox = (): Outbox => outbox;

export function followOutbox(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function tell(changes: Partial<Outbox>): void {
  outbox = { ...outbox, ...changes };
  for (const listen of listeners) listen();
}

/** Reads anew what the device keeps; where it keeps nothing at all, nothing is shown. */
export async function refreshOutbox(): Promise<void> {
  try {
    const [visits, photos] = await Promise.all([visitStore.read(), visitStore.readPhotos()]);
    noteVisitsKept(visits.length > 0);
    tell({ visits, photos });
  } catch {
    tell({ visits: [], photos: [] });
  }
}

export async function keepVisit(visit: Visit): Promise<void> {
  await visitStore.write(visit);
  await refreshOutbox();
}

export async function keepPhoto(photo: Photo): Promise<void> {
  await visitStore.writePhoto(photo);
  await refreshOutbox();
}

export async function forgetPhoto(photoId: string): Promise<void> {
  await visitStore.dropPhoto(photoId);
  await refreshOutbox();
}

/** Forgets what was typed and taken here; what the server has stays there. */
export async function forgetVisit(appraisalId: string): Promise<void> {
  const photos = await visitStore.readPhotos();
  for (const photo of photos)
    if (photo.appraisalId === appraisalId) await visitStore.dropPhoto(photo.photoId);
  await visitStore.drop(appraisalId);
  await refreshOutbox();
}

/** To be sent as it is now; the save that was tried before may have come through. */
export function toSend(visit: Visit): Visit {
  const after = visit.saveId || visit.after;
  const { refused: _, ...kept } = visit;
  return { ...kept, queued: true, saved: false, saveId: newId(), after };
}

/** Sends at once what this device cannot keep. Photos that it kept before go along. */
export async function sendUnkept(visit: Visit): Promise<void> {
  await saveWords(visit);
  await sendPhotos(visit)
    .then((all) => (all ? visitStore.drop(visit.appraisalId) : undefined))
    .catch(() => undefined);
  await refreshOutbox();
}

/** Two at the same moment are one. */
let begun = false;

/** Sends what waits, one after another; answers the applications that changed by it. */
export async function sendVisits(user: string): Promise<number[]> {
  if (begun) return [];
  begun = true;
  const changed: number[] = [];
  try {
    await refreshOutbox();
    const waiting = outbox.visits.filter(
      (visit) => visit.user === user && visit.queued && !visit.refused,
    );
    if (waiting.length === 0) return [];
    tell({ sending: true });
    for (const visit of waiting) if (await sendVisit(visit)) changed.push(visit.applicationId);
  } finally {
    begun = false;
    if (outbox.sending) {
      tell({ sending: false });
      await refreshOutbox();
    }
  }
  return changed;
}

/** Whether the server has got or refused something of it; what it has is not sent again. */
async function sendVisit(visit: Visit): Promise<boolean> {
  let { saved } = visit;
  try {
    if (!saved) {
      await sendWords(visit);
      saved = true;
    }
    if (await sendPhotos(visit)) await settle(visit, () => visitStore.drop(visit.appraisalId));
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { reason, fields } = error;
    if (PASSING.has(reason)) return saved;
    await settle(visit, (kept) => visitStore.write({ ...kept, refused: { reason, fields } }));
    return true;
  }
}

/** Answers the version that the server has then. */
async function saveWords(visit: Visit): Promise<number> {
  const { appraisalId, applicationId: id, deedId, version, saveId, after, conclude } = visit;
  const { data } = await callAsUser('application/saveAppraisal', {
    ...{ id, appraisalId, deedId, version, saveId, conclude },
    values: toInput(visit.values),
    ...(after && { after }),
  });
  return data.version;
}

async function sendWords(visit: Visit): Promise<void> {
  const known = { version: await saveWords(visit), after: visit.saveId };
  await settle(
    visit,
    (kept) => visitStore.write({ ...kept, ...known, saved: true }),
    // Typed on meanwhile: that goes on from what the server has now.
    (typed) => visitStore.write({ ...typed, ...known }),
  );
}

/** What becomes of what was sent, where it is still the same. */
async function settle(
  { appraisalId, saveId }: Visit,
  same: (kept: Visit) => Promise<unknown>,
  other: (typed: Visit) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const kept = (await visitStore.read()).find((one) => one.appraisalId === appraisalId);
  if (kept) await (kept.queued && kept.saveId === saveId ? same : other)(kept);
}

/** Whether all of them are there. One that is no picture stays, and says so. */
async function sendPhotos({ applicationId, appraisalId }: Visit): Promise<boolean> {
  const photos = (await visitStore.readPhotos()).filter((one) => one.appraisalId === appraisalId);
  for (const photo of photos) {
    if (photo.refused) continue;
    const { photoId, name, content, keepTaken } = photo;
    const input = {
      ...{ id: String(applicationId), appraisalId, photoId, name },
      keepTaken: keepTaken ? 'Y' : 'N',
    } as const;
    try {
      const file = new File([content], name, { type: content.type });
      await uploadAsUser('application/addAppraisalPhoto', input, file, () => undefined);
      await visitStore.dropPhoto(photoId);
    } catch (error) {
      if (!(error instanceof CallError) || PASSING.has(error.reason)) throw error;
      const code = 'file' in error.fields ? String(error.fields.file) : error.reason;
      await visitStore.writePhoto({ ...photo, refused: code });
    }
  }
  return !(await visitStore.readPhotos()).some((one) => one.appraisalId === appraisalId);
}
