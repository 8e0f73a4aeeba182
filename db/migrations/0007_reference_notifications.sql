-- The pages of the application form and the foot of every page show these.
do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'company', 'convenient_time', 'guarantee_type', 'receive_channel', 'reject_reason', 'upload_type'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I '
      'for each statement execute function notify_content_changed()', content_table);
  end loop;
end
$$;
