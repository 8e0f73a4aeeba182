-- So that the pictures nobody shows are found without looking at the uses of every picture.
create function note_picture_used() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update picture set used = true where id = new.picture_id and not used;
  else
    update picture set used = false
    where id = old.picture_id and used
      and not exists (select from picture_use where picture_id = old.picture_id);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger picture_used after insert or delete on picture_use
for each row execute function note_picture_used();
--> statement-breakpoint
update picture set used = true where id in (select picture_id from picture_use);
