import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkMigration } from '../../scripts/migration-rules.mjs';

describe('what the version before would not outlive is refused', () => {
  test.each([
    'ALTER TABLE "article" DROP COLUMN "name";',
    'DROP TABLE "article";',
    'ALTER TABLE "article" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "article" RENAME TO "story";',
    'ALTER TABLE "article" ALTER COLUMN "position" SET DATA TYPE bigint;',
    'ALTER TABLE "article" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "article" ADD COLUMN "kind" text NOT NULL;',
    `ALTER TABLE "article" ADD COLUMN "found" text GENERATED ALWAYS AS (lower("name")) STORED;`,
    'ALTER TABLE "article" ADD CONSTRAINT "one" UNIQUE("name");',
    'CREATE INDEX "article_kind" ON "article" USING btree ("kind");',
    'CREATE UNIQUE INDEX "article_kind" ON "article" ("kind");',
    `UPDATE "article" SET "kind" = 'news';`,
    'LOCK TABLE article;',
  ])('%s', (statement) => {
    expect(checkMigration(statement)).toHaveLength(1);
  });
});

describe('what it does not notice is fine', () => {
  test.each([
    'ALTER TABLE "article" ADD COLUMN "kind" text;',
    `ALTER TABLE "article" ADD COLUMN "kind" text DEFAULT 'news' NOT NULL;`,
    'ALTER TABLE "article" ADD CONSTRAINT "fine" CHECK (position > 0) NOT VALID;',
    'drop index concurrently if exists article_kind;--> statement-breakpoint\ncreate index concurrently article_kind on article (kind);',
    'create or replace function f() returns trigger as $$ begin update x set y = 1; end $$ language plpgsql;',
    'CREATE TABLE "note" ("id" integer NOT NULL);--> statement-breakpoint\nCREATE INDEX "note_id" ON "note" USING btree ("id");--> statement-breakpoint\nALTER TABLE "note" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "article"("id");',
    '-- needs a pause: the names of all columns change\nDROP TABLE "article";',
    '-- drop table in words only\nALTER TABLE "article" ADD COLUMN "kind" text;',
  ])('%s', (statement) => {
    expect(checkMigration(statement)).toEqual([]);
  });
});

test('what makes a whole database at first is all new, and fine', async () => {
  for (const name of ['0000_baseline', '0001_functions_and_triggers'])
    expect(checkMigration(await readFile(`db/migrations/${name}.sql`, 'utf8'))).toEqual([]);
});
