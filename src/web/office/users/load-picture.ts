import { callAsUser } from '../session/session.ts';

/** As many as one call may ask for. */
const MOST = 100;

type Asked = { ids: number[]; pictures: Promise<ReadonlyMap<number, string>> };
let asked: Asked | undefined;

/** Rows ask one by one while they are drawn; what was asked in one go is one call. */
export async function loadPicture(id: number): Promise<string> {
  if (!asked || asked.ids.length >= MOST) asked = gather();
  asked.ids.push(id);
  return (await asked.pictures).get(id) ?? 'null';
}

function gather(): Asked {
  const ids: number[] = [];
  const pictures = Promise.resolve().then(async () => {
    if (asked?.ids === ids) asked = undefined;
    const { data } = await callAsUser('users/pictures', { ids });
    return new Map(data.map((user) => [user.id, user.picture_base64]));
  });
  return { ids, pictures };
}
