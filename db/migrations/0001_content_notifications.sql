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
    'article', 'article_category', 'banner', 'branch', 'credit_limit', 'document',
    'document_header', 'global_parameter', 'job_posting', 'menu_link', 'page_text', 'picture',
    'product', 'product_detail', 'promotion', 'question'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I '
      'for each statement execute function notify_content_changed()', content_table);
  end loop;
end
$$;
