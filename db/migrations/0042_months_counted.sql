-- Whatever is added to the sums of days is added to those of their months, whoever adds it.
create function count_application_months() returns trigger language plpgsql as $$
begin
  insert into application_count_month as month (day, kind, value, network, status, outcome, count, seconds)
  select date_trunc('month', day)::date, kind, value, network, status, outcome, sum(count), sum(seconds)
  from added where kind <> 'province_month' group by 1, 2, 3, 4, 5, 6
  on conflict (kind, day, value, network, status, outcome) do update
  set count = month.count + excluded.count, seconds = month.seconds + excluded.seconds;
  return null;
end
$$;
--> statement-breakpoint
create function count_application_months_anew() returns trigger language plpgsql as $$
begin
  insert into application_count_month as month (day, kind, value, network, status, outcome, count, seconds)
  select date_trunc('month', day)::date, kind, value, network, status, outcome, sum(count), sum(seconds)
  from (
    select * from added
    union all
    select day, kind, value, network, status, outcome, - count, - seconds from removed
  ) as changes
  where kind <> 'province_month' group by 1, 2, 3, 4, 5, 6
  on conflict (kind, day, value, network, status, outcome) do update
  set count = month.count + excluded.count, seconds = month.seconds + excluded.seconds;
  return null;
end
$$;
--> statement-breakpoint
-- From here to the end of this file nothing is rolled up, so that the months begin with what the days have.
create trigger application_months_counted after insert on application_count
  referencing new table as added for each statement execute function count_application_months();
--> statement-breakpoint
create trigger application_months_changed after update on application_count
  referencing old table as removed new table as added
  for each statement execute function count_application_months_anew();
--> statement-breakpoint
insert into application_count_month (day, kind, value, network, status, outcome, count, seconds)
select date_trunc('month', day)::date, kind, value, network, status, outcome, sum(count), sum(seconds)
from application_count where kind <> 'province_month' group by 1, 2, 3, 4, 5, 6;
