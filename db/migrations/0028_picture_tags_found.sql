-- Pictures are found by their tags too. Those are rows of another table, which no generated column can
-- read: a trigger writes what it wrote, and the tags behind it.
ALTER TABLE "picture" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
create function fold_picture() returns trigger language plpgsql as $$
begin
  new.search_text := search_folded(concat_ws('|', new.file_name, coalesce(new.alt ->> 'th', ''),
    coalesce(new.alt ->> 'en', ''),
    (select string_agg(tag, '|' order by tag collate "C") from picture_tag where picture_id = new.id)));
  return new;
end $$;--> statement-breakpoint
create trigger folded before insert or update of file_name, alt, search_text on picture
for each row execute function fold_picture();--> statement-breakpoint
-- What stands here does not matter: the trigger above writes it.
create function fold_tagged_pictures() returns trigger language plpgsql as $$
begin
  update picture set search_text = '' where id in (select picture_id from tagged);
  return null;
end $$;--> statement-breakpoint
create trigger tags_added after insert on picture_tag referencing new table as tagged
for each statement execute function fold_tagged_pictures();--> statement-breakpoint
create trigger tags_removed after delete on picture_tag referencing old table as tagged
for each statement execute function fold_tagged_pictures();
