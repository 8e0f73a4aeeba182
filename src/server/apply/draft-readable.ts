import { z } from 'zod';
import { LocalizedText } from '#contract/localized.ts';
import { listProvinces } from '#server/addresses/places.ts';
import type { OfferedChoices } from '#server/applications/parts.ts';
import { typedFields } from './draft-content.ts';

const Plain = z.union([z.string().min(1), z.number(), z.boolean()]);
const Several = z.array(z.record(z.string(), z.unknown())).catch([]);

/** Chosen from lists; what the form keeps is a number. */
const CHOSEN = {
  productId: ['product', 'products'],
  convenientTimeId: ['convenientTime', 'convenientTimes'],
  receiveChannelId: ['receiveChannel', 'receiveChannels'],
  guaranteeTypeId: ['guaranteeType', 'guaranteeTypes'],
} as const satisfies Record<string, [string, keyof OfferedChoices]>;

/** Of places the form keeps the codes, and the names of the smaller ones beside. */
const NAMED = { districtName: 'district', subdistrictName: 'subdistrict' } as const;
const PROVINCES = ['province', 'guaranteeProvince'];

/**
 * What was typed into a form so far, with names in place of numbers. It came from a browser as it
 * was: of what has other forms than the form’s own only plain values are told, and what is no form
 * at all is told as it stands.
 */
export async function readableDraft(
  content: string,
  choices: OfferedChoices,
): Promise<Record<string, unknown>> {
  const typed = typedFields(content);
  if (!typed) return content === '' ? {} : { text: content };
  const provinces = new Map((await listProvinces()).map(({ code, name }) => [code, name]));
  const { deeds, ...fields } = typed;
  const tell = ([name, value]: [string, unknown]) => {
    if (Object.hasOwn(CHOSEN, name)) return chosen(choices, name as keyof typeof CHOSEN, value);
    if (Object.hasOwn(NAMED, name)) return place(NAMED[name as keyof typeof NAMED], value);
    const { data } = Plain.safeParse(value);
    if (data === undefined) return [];
    return [[name, PROVINCES.includes(name) ? (provinces.get(String(data)) ?? data) : data]];
  };
  return {
    ...Object.fromEntries(Object.entries(fields).flatMap(tell)),
    deeds: Several.parse(deeds)
      // Its key is the page’s own.
      .map(({ key: _, ...deed }) => Object.fromEntries(Object.entries(deed).flatMap(tell)))
      .filter((deed) => Object.keys(deed).length > 0),
  };
}

function chosen(choices: OfferedChoices, field: keyof typeof CHOSEN, value: unknown) {
  const { data } = Plain.safeParse(value);
  if (data === undefined) return [];
  const [name, list] = CHOSEN[field];
  return [[name, choices[list].find(({ id }) => id === Number(data))?.name ?? data]];
}

function place(name: string, value: unknown) {
  const { data } = LocalizedText.safeParse(value);
  return data && Object.values(data).some(Boolean) ? [[name, data]] : [];
}
