-- What the database does by itself, and what tables.ts has no words for.

-- Tells every instance that what the public pages show has changed. Delivered when the writing
-- transaction commits, whoever wrote.
create function notify_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'article', 'article_category', 'banner', 'branch', 'company', 'convenient_time', 'credit_limit',
    'document', 'document_header', 'global_parameter', 'guarantee_type', 'job_posting', 'menu_link',
    'page_text', 'picture', 'product', 'product_detail', 'promotion', 'question', 'receive_channel',
    'reject_reason', 'upload_type'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I '
      'for each statement execute function notify_content_changed()', content_table);
  end loop;
end
$$;
--> statement-breakpoint
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
  end loop;
end
$$;
--> statement-breakpoint
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
-- The record is only ever added to.
create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  raise exception 'The audit record is only ever added to.';
end
$$;
--> statement-breakpoint
create trigger only_added before delete or truncate on audit_event
for each statement execute function refuse_change_of_record();
--> statement-breakpoint
-- But for an address whose time is over: that becomes empty, and nothing else changes with it.
create function refuse_change_of_event() returns trigger language plpgsql as $$
begin
  if new.address = '' and to_jsonb(new) - 'address' - 'search_text' = to_jsonb(old) - 'address' - 'search_text' then
    return new;
  end if;
  raise exception 'The audit record is only ever added to.';
end
$$;
--> statement-breakpoint
create trigger only_addresses_emptied before update on audit_event
for each row execute function refuse_change_of_event();
--> statement-breakpoint
-- Seals and removals are only ever added, as the events are that they seal.
create trigger only_added before update or delete or truncate on audit_seal
for each statement execute function refuse_change_of_record();
--> statement-breakpoint
create trigger only_added before update or delete or truncate on audit_removal
for each statement execute function refuse_change_of_record();
--> statement-breakpoint
-- The figures of the dashboard follow from the applications themselves, in the same transaction.
create function application_outcome(status text, approved_amount bigint, reject_reason_id integer)
returns text language sql immutable parallel safe as $$
  select case
    when status in ('approved', 'rejected', 'cancelled') then status
    when status <> 'closed' then 'open'
    when approved_amount is not null then 'approved'
    when reject_reason_id is not null then 'rejected'
    else 'cancelled'
  end
$$;
--> statement-breakpoint
-- What one application adds to the sums; none while it lies in the bin.
create function application_count_parts(given application)
returns table (day date, kind text, value text, network text, status text, outcome text)
language sql stable as $$
  select part.day, part.kind, part.value, coalesce((given).network, ''), part.status,
    application_outcome((given).status, (given).approved_amount, (given).reject_reason_id)
  from (select ((given).created_at at time zone 'Asia/Bangkok')::date as sent) as at,
  lateral (values
    (sent, 'all', '', (given).status),
    (sent, 'channel', (given).channel, ''),
    (sent, 'province', (given).province_code, ''),
    (date_trunc('month', sent)::date, 'province_month', (given).province_code, '')
  ) as part (day, kind, value, status)
  where (given).deleted_at is null
$$;
--> statement-breakpoint
create function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_count_change (day, kind, value, network, status, outcome, count)
    select part.*, count(*) from added, application_count_parts(added) as part group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into application_count_change (day, kind, value, network, status, outcome, count)
    select part.*, - count(*) from removed, application_count_parts(removed) as part group by 1, 2, 3, 4, 5, 6;
  else
    insert into application_count_change (day, kind, value, network, status, outcome, count)
    select day, kind, value, network, status, outcome, sum(change) from (
      select part.*, 1 as change from added, application_count_parts(added) as part
      union all
      select part.*, -1 from removed, application_count_parts(removed) as part
    ) as changes
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger application_counted_insert after insert on application
  referencing new table as added for each statement execute function count_applications();
--> statement-breakpoint
create trigger application_counted_update after update on application
  referencing old table as removed new table as added for each statement execute function count_applications();
--> statement-breakpoint
create trigger application_counted_delete after delete on application
  referencing old table as removed for each statement execute function count_applications();
--> statement-breakpoint
-- How long a status had lasted, when something moved out of it.
create function count_application_waits() returns trigger language plpgsql as $$
begin
  insert into application_count_change (day, kind, value, network, status, outcome, count, seconds)
  select (moved.at at time zone 'Asia/Bangkok')::date, 'wait', moved.from_status,
    coalesce(application.network, ''), '', '', count(*),
    sum(greatest(0, extract(epoch from moved.at - coalesce(entered.at, application.created_at))))::bigint
  from added as moved
  join application on application.id = moved.application_id
  left join lateral (
    select at from application_event as earlier
    where earlier.application_id = moved.application_id and earlier.id < moved.id
      and earlier.to_status is not null
    order by earlier.id desc limit 1
  ) as entered on true
  where moved.from_status is not null and moved.to_status is not null
  group by 1, 3, 4;
  return null;
end
$$;
--> statement-breakpoint
create trigger application_event_counted after insert on application_event
  referencing new table as added for each statement execute function count_application_waits();
--> statement-breakpoint
-- Counts of an hour: a database that crashes may forget them, and nobody who sends a form waits
-- for a disk to have written that down.
alter table form_sending set unlogged;
--> statement-breakpoint
-- What share of the pictures lacks words, so that a list of them by name walks the names instead of
-- sorting all it finds.
create statistics picture_words_th on (coalesce(alt ->> 'th', '')) from picture;
--> statement-breakpoint
create statistics picture_words_en on (coalesce(alt ->> 'en', '')) from picture;
--> statement-breakpoint
-- The group whose members may do everything.
insert into user_group (name, administrator, updated_by)
values ('{"th": "ผู้ดูแลระบบ", "en": "Administrators"}', true, 'chanote');
--> statement-breakpoint
comment on column application.asked_amount is 'satang';
--> statement-breakpoint
comment on column application.approved_amount is 'satang';
--> statement-breakpoint
comment on column application_deed.government_price is 'satang';
--> statement-breakpoint
comment on column application_deed.market_price is 'satang';
--> statement-breakpoint
comment on column application_deed.area is 'hundredths of a square wah';
--> statement-breakpoint
comment on column credit_limit.minimum is 'whole baht';
--> statement-breakpoint
comment on column credit_limit.maximum is 'whole baht';
--> statement-breakpoint
comment on column job_application.desired_salary is 'whole baht a month';
