import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { serverArguments, serverEnvironment } from '../../scripts/server-command.mjs';

/** What the Containerfile takes out of node_modules, as far as those are packages. */
function removedPackages(): string[] {
  const [, list = ''] = /rm -rf ([\s\S]*?)\n\n/.exec(readFileSync('Containerfile', 'utf8')) ?? [];
  return list.split(/[\s\\]+/).filter((name) => name !== '' && !/^\.|\*$/.test(name));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

test('nothing that runs in the image names a package that was taken out of it', () => {
  const removed = removedPackages();
  expect(removed).toContain('@mantine');
  const named = new RegExp(
    `(?:from|import|resolve)\\s*\\(?\\s*['"\`](?:${removed.join('|')})['"\`/]`,
  );
  // Types, and comments that bundling keeps.
  const allowed = [/import type/, /^\s*\*/];
  const found = ['build/server', 'build/web/server'].flatMap(sourcesIn).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => named.test(line) && !allowed.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

test('what sources import from beside them is there when the image is built', () => {
  const [, stage = ''] = readFileSync('Containerfile', 'utf8').split(/^FROM /m);
  const copied = [...stage.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  const beside = new Set<string>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
    const source = readFileSync(join('src', file), 'utf8');
    for (const [, name = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
      const [top = ''] = join('src', file, '..', name).split(sep);
      if (top !== 'src') beside.add(top);
    }
  }
  expect([...beside]).toEqual(['data']);
  expect(copied).toEqual(expect.arrayContaining([...beside, 'src']));
});

test('the image and the unit run the server as npm start does', () => {
  const image = readFileSync('Containerfile', 'utf8');
  const unit = readFileSync('ops/chanote.service', 'utf8');
  const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(image).toMatch(new RegExp(`\\b${name}=${value}\\b`));
    expect(set.split(' ')).toContain(`${name}=${value}`);
  }
  expect(unit).toMatch(new RegExp(`^ExecStart=.*/node ${serverArguments.join(' ')}$`, 'm'));
  expect(image).toContain(
    `CMD ${JSON.stringify(['node', ...serverArguments]).replaceAll(',', ', ')}`,
  );
});
