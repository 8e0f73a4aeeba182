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
