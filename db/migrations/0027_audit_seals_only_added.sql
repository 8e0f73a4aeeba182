-- Seals are only ever added, as the events are that they seal.
create trigger only_added before update or delete or truncate on audit_seal
for each statement execute function refuse_change_of_record();
