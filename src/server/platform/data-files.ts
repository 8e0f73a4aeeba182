import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { errorCode } from './startup-error.ts';

/** Texts and rows that come with the product, for an editor to change: they stand in `data`. */
export const DATA = join(PROJECT_ROOT, 'data');

/**
 * What a JSON file says. Where it says something wrong, the error names the file and the place. Read
 * at once, so that words can stand in constants: it happens at the start and at loads alone.
 */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(join(DATA, file), 'utf8');
  const parsed = schema.safeParse(parse(file, text));
  if (parsed.success) return parsed.data;
  throw new Error(`data/${file}:\n${z.prettifyError(parsed.error)}`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : '';
    throw new Error(`data/${file}: ${said}`, { cause });
  }
}

/** A long text, a file for each language that has it: `titles.th.html`, `titles.en.html`. */
export async function readTexts(file: string): Promise<LocalizedText> {
  const texts: LocalizedText = {};
  for (const language of LANGUAGES) {
    const text = await readIfThere(join(DATA, `${file}.${language}.html`));
    if (text !== undefined) texts[language] = text.trimEnd();
  }
  if (!texts.th) throw new Error(`data/${file}.th.html is missing or empty`);
  return texts;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
