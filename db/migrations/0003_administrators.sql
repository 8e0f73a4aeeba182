-- The group whose members may do everything. Who was an administrator before stands in it.
insert into user_group (name, administrator, updated_by)
values ('{"th": "ผู้ดูแลระบบ", "en": "Administrators"}', true, 'chanote');
--> statement-breakpoint
update app_user set group_id = (select id from user_group where administrator)
where administrator;
--> statement-breakpoint
-- The record is only ever added to.
create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  raise exception 'The audit record is only ever added to.';
end
$$;
--> statement-breakpoint
create trigger only_added before update or delete or truncate on audit_event
for each statement execute function refuse_change_of_record();
