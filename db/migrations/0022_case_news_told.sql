-- Whoever follows is told that there is something new about an application, or that it was seen.
create function notify_application_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_news', json_build_object(
    'id', new.id, 'network', new.network, 'news', new.news_at is not null)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger application_sent after insert on application
  for each row execute function notify_application_news();
--> statement-breakpoint
create trigger application_news after update of news_at on application
  for each row when (old.news_at is distinct from new.news_at)
  execute function notify_application_news();
