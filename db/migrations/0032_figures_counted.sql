-- needs a pause: every application is summed up once more, while none is written. It is as long as
-- reading them all, some seconds for a million.
lock table application, application_event in share row exclusive mode;
--> statement-breakpoint
-- What one application adds to the sums, in number and in satang; none while it lies in the bin.
create function application_sums(given application)
returns table (day date, kind text, value text, network text, status text, outcome text, amount bigint)
language sql stable as $$
  select part.day, part.kind, part.value, coalesce((given).network, ''), part.status, came.outcome,
    case when came.outcome = 'approved' then coalesce((given).approved_amount, 0)
      else coalesce((given).asked_amount, 0) end
  from (select ((given).created_at at time zone 'Asia/Bangkok')::date as sent,
    application_outcome((given).status, (given).approved_amount, (given).reject_reason_id) as outcome
  ) as came,
  lateral (values
    (sent, 'all', '', (given).status),
    (sent, 'channel', (given).channel, ''),
    (sent, 'province', (given).province_code, ''),
    (date_trunc('month', sent)::date, 'province_month', (given).province_code, ''),
    (sent, 'product', (given).product_id::text, ''),
    (sent, 'officer', coalesce((given).assignee, ''), ''),
    (sent, 'reason', case when came.outcome = 'rejected' then coalesce((given).reject_reason_id::text, '') end, '')
  ) as part (day, kind, value, status)
  where (given).deleted_at is null and part.value is not null
$$;
--> statement-breakpoint
create or replace function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_count_change (day, kind, value, network, status, outcome, count, seconds)
    select part.day, part.kind, part.value, part.network, part.status, part.outcome, count(*), sum(part.amount)
    from added, application_sums(added) as part group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into application_count_change (day, kind, value, network, status, outcome, count, seconds)
    select part.day, part.kind, part.value, part.network, part.status, part.outcome, - count(*), - sum(part.amount)
    from removed, application_sums(removed) as part group by 1, 2, 3, 4, 5, 6;
  else
    insert into application_count_change (day, kind, value, network, status, outcome, count, seconds)
    select day, kind, value, network, status, outcome, sum(change), sum(change * amount) from (
      select part.*, 1 as change from added, application_sums(added) as part
      union all
      select part.*, -1 from removed, application_sums(removed) as part
    ) as changes
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 or sum(change * amount) <> 0;
    -- Whoever moves it sets the next time: what was up is seen only here.
    insert into application_count_change (day, kind, value, network, status, outcome, count)
    select (now() at time zone 'Asia/Bangkok')::date, 'late', removed.status, coalesce(added.network, ''), '', '', count(*)
    from removed join added using (id)
    where removed.status <> added.status and removed.due_at < now()
    group by 3, 4;
  end if;
  return null;
end
$$;
--> statement-breakpoint
drop function application_count_parts(application);
--> statement-breakpoint
-- What somebody of the staff did: moves and calls.
create function count_application_work() returns trigger language plpgsql as $$
begin
  insert into application_count_change (day, kind, value, network, status, outcome, count)
  select (did.at at time zone 'Asia/Bangkok')::date, case did.kind when 'moved' then 'move' else 'call' end,
    did.actor, coalesce(application.network, ''), coalesce(did.to_status, ''), '', count(*)
  from added as did join application on application.id = did.application_id
  where did.actor is not null and did.kind in ('moved', 'called')
  group by 1, 2, 3, 4, 5;
  return null;
end
$$;
--> statement-breakpoint
create trigger application_work_counted after insert on application_event
  referencing new table as added for each statement execute function count_application_work();
--> statement-breakpoint
-- What is there already; of what was late nothing is left to be counted.
insert into application_count_change (day, kind, value, network, status, outcome, count, seconds)
select part.day, part.kind, part.value, part.network, part.status, part.outcome,
  case when part.kind in ('product', 'officer', 'reason') then count(*) else 0 end, sum(part.amount)
from application, application_sums(application) as part group by 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
insert into application_count_change (day, kind, value, network, status, outcome, count)
select (did.at at time zone 'Asia/Bangkok')::date, case did.kind when 'moved' then 'move' else 'call' end,
  did.actor, coalesce(application.network, ''), coalesce(did.to_status, ''), '', count(*)
from application_event as did join application on application.id = did.application_id
where did.actor is not null and did.kind in ('moved', 'called')
group by 1, 2, 3, 4, 5;
