-- A record shows the pictures of its columns and those inside of its rich text.
create function note_picture_uses() returns trigger language plpgsql as $$
declare
  record jsonb;
begin
  if tg_op <> 'INSERT' then
    delete from picture_use where resource = tg_argv[0] and record_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  if new.deleted_at is not null then
    return null;
  end if;
  record := to_jsonb(new);
  insert into picture_use (picture_id, resource, record_id, name)
  select used.id, tg_argv[0], new.id, new.name
  from (
    select (record ->> 'picture_id')::int as id
    union
    select value::int
    from jsonb_each_text(coalesce(record -> 'picture_ids', '{}'))
    union
    select shown[1]::int
    from jsonb_each_text(coalesce(record -> 'detail', '{}')) as written,
      regexp_matches(written.value, 'data-picture="([1-9]\d{0,8})"', 'g') as shown
    where written.value like '%data-picture="%'
  ) as used
  where used.id is not null;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  kept text[];
begin
  foreach kept slice 1 in array array[
    ['article', 'article'], ['promotion', 'promotion'], ['product', 'product'],
    ['product_detail', 'productDetail'], ['banner', 'banner'], ['job_posting', 'jobPosting'],
    ['question', 'question'], ['page_text', 'pageText'], ['upload_type', 'uploadType'],
    ['guarantee_type', 'guaranteeType'], ['reject_reason', 'rejectReason'],
    ['receive_channel', 'receiveChannel'], ['convenient_time', 'convenientTime']
  ] loop
    execute format(
      'create trigger picture_uses after insert or update or delete on %I '
      'for each row execute function note_picture_uses(%L)', kept[1], kept[2]);
    -- Written anew as they are: the trigger takes note of what is there already.
    execute format('update %I set version = version', kept[1]);
  end loop;
end
$$;
