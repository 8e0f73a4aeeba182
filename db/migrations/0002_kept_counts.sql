CREATE TABLE "sms_message_count" (
	"campaign_id" integer NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"recorded" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "sms_message_count_language_check" CHECK ("sms_message_count"."language" in ('th', 'en')),
	CONSTRAINT "sms_message_count_state_check" CHECK ("sms_message_count"."state" in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "wanted_translation" (
	"resource" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"record_id" integer NOT NULL,
	"fields" text[] NOT NULL,
	CONSTRAINT "wanted_translation_resource_language_state_record_id_pk" PRIMARY KEY("resource","language","state","record_id"),
	CONSTRAINT "wanted_translation_language_check" CHECK ("wanted_translation"."language" in ('en', 'ja', 'ko', 'zh-Hans', 'zh-Hant')),
	CONSTRAINT "wanted_translation_state_check" CHECK ("wanted_translation"."state" in ('missing', 'outdated', 'binned'))
);
--> statement-breakpoint
CREATE TABLE "wanted_translation_count" (
	"resource" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "wanted_translation_count_language_check" CHECK ("wanted_translation_count"."language" in ('en', 'ja', 'ko', 'zh-Hans', 'zh-Hant')),
	CONSTRAINT "wanted_translation_count_state_check" CHECK ("wanted_translation_count"."state" in ('missing', 'outdated', 'binned'))
);
--> statement-breakpoint
CREATE INDEX "sms_message_count_of" ON "sms_message_count" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "wanted_translation_of" ON "wanted_translation" USING btree ("resource","record_id");--> statement-breakpoint
-- What a record wants in each language, from what it was before: a text is outdated when the Thai
-- changed and it did not, and stays so (`already`: fields by language) until it is written itself.
create function wanted_translations(record jsonb, before jsonb, already jsonb, named text[])
returns table (language text, state text, fields text[]) language sql immutable parallel safe as $$
  select judged.language, judged.state, array_agg(judged.field order by judged.place)
  from (
    select tongue as language, field, place,
      case
        when thai is null then null
        when translated is null then case when binned then null else 'missing' end
        when translated is distinct from nullif(btrim(earlier ->> tongue), '') then null
        when thai is not distinct from nullif(btrim(earlier ->> 'th'), '')
          and not coalesce(already -> tongue ? field, false) then null
        else case when binned then 'binned' else 'outdated' end
      end as state
    -- `offset 0` keeps what is worked out once from being worked out wherever it is mentioned.
    from (
      select field, place, record -> name as texts, before -> name as earlier,
        nullif(btrim(record -> name ->> 'th'), '') as thai, record ->> 'deleted_at' is not null as binned
      from unnest(named) with ordinality as fields (field, place)
      cross join lateral (select lower(regexp_replace(field, '([A-Z])', '_\1', 'g')) as name offset 0) as columns
      offset 0
    ) as written
    cross join lateral (
      select tongue, nullif(btrim(texts ->> tongue), '') as translated
      from unnest(array['en', 'ja', 'ko', 'zh-Hans', 'zh-Hant']) as tongue
      offset 0
    ) as translations
  ) as judged
  where judged.state is not null
  group by 1, 2
$$;
--> statement-breakpoint
-- With the name of the kind, its fields, and the column that completes the name where one table holds
-- several kinds.
create function note_translations() returns trigger language plpgsql as $$
declare
  named text[] := string_to_array(tg_argv[1], ' ');
  record jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else record end;
  kind text := tg_argv[0] || coalesce(record ->> tg_argv[2], '');
  place integer := record ->> 'id';
  already jsonb;
begin
  if tg_op = 'DELETE' then
    delete from wanted_translation where resource = kind and record_id = place;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(language, to_jsonb(fields)) into already from wanted_translation
    where resource = kind and record_id = place and state <> 'missing';
    delete from wanted_translation as known
    where known.resource = kind and known.record_id = place and not exists (
      select from wanted_translations(record, before, already, named) as wanted
      where wanted.language = known.language and wanted.state = known.state);
  end if;
  insert into wanted_translation as known (resource, language, state, record_id, fields)
  select kind, wanted.language, wanted.state, place, wanted.fields
  from wanted_translations(record, before, already, named) as wanted
  on conflict (resource, language, state, record_id) do update set fields = excluded.fields
  where known.fields is distinct from excluded.fields;
  return null;
end
$$;
--> statement-breakpoint
create function count_wanted_translations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into wanted_translation_count (resource, language, state, count)
    select resource, language, state, count(*) from added group by 1, 2, 3;
  else
    insert into wanted_translation_count (resource, language, state, count)
    select resource, language, state, - count(*) from removed group by 1, 2, 3;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger wanted_counted_insert after insert on wanted_translation
  referencing new table as added for each statement execute function count_wanted_translations();
--> statement-breakpoint
create trigger wanted_counted_delete after delete on wanted_translation
  referencing old table as removed for each statement execute function count_wanted_translations();
--> statement-breakpoint
-- Called by the migration that brings a kind, or another text of one: its table is noted from then on.
create function keep_translations(held_in regclass, kind text, named text, completed_by text default null)
returns void language plpgsql as $$
declare
  call text := format('note_translations(%L, %L%s)', kind, named, coalesce(', ' || quote_literal(completed_by), ''));
  columns text := replace(lower(regexp_replace(named, '([A-Z])', '_\1', 'g')), ' ', ', ');
begin
  execute format('create or replace trigger translations_added after insert or delete on %s '
    'for each row execute function %s', held_in, call);
  execute format('create or replace trigger translations_changed after update of %s, deleted_at on %s '
    'for each row execute function %s', columns, held_in, call);
end
$$;
--> statement-breakpoint
-- Each kind is noted from here on; what its records want already follows from their versions. Nobody
-- writes meanwhile, for as long as that takes: a second for some ten thousand texts.
do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('banner', 'banner', 'name detail action', null), ('menu_link', 'menuLink', 'name', null),
    ('company', 'company', 'name address officeHours', null), ('question', 'question', 'name detail', null),
    ('product', 'product', 'name summary', null), ('product_detail', 'productDetail', 'name detail', null),
    ('credit_limit', 'creditLimit', 'name', null), ('promotion', 'promotion', 'name summary detail', null),
    ('article_category', 'articleCategory', 'name', null), ('article', 'article', 'name summary detail', null),
    ('page_text', 'pageText', 'name summary detail', null), ('job_posting', 'jobPosting', 'name detail', null),
    ('document_header', 'documentHeader', 'name remark', null), ('document', 'document', 'name remark', null),
    ('upload_type', 'uploadType', 'name detail', null), ('guarantee_type', 'guaranteeType', 'name detail', null),
    ('reject_reason', 'rejectReason', 'name detail', null), ('receive_channel', 'receiveChannel', 'name detail', null),
    ('convenient_time', 'convenientTime', 'name detail', null), ('branch', 'branch', 'name street1', 'network'),
    ('picture', 'media', 'alt', null)
  ) as kinds (held_in, kind, named, completed_by) loop
    perform keep_translations(kept.held_in, kept.kind, kept.named, kept.completed_by);
    execute format($fill$
      with texts as (
        select resource, record_id, version, field, tongue, nullif(btrim(values -> field ->> tongue), '') as written
        from record_version, unnest($1) as field,
          unnest(array['th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant']) as tongue
        where resource = $2 or ($3 is not null and resource like $2 || '%%')
      ), steps as (
        select *, row_number() over versions = 1 or written is distinct from lag(written) over versions as changed
        from texts window versions as (partition by resource, record_id, field, tongue order by version)
      ), last as (
        select resource, record_id, field, tongue, max(version) filter (where changed) as version
        from steps group by 1, 2, 3, 4
      ), behind as (
        select resource, record_id, jsonb_object_agg(tongue, fields) as fields from (
          select translated.resource, translated.record_id, translated.tongue, jsonb_agg(translated.field) as fields
          from last as translated join last as thai using (resource, record_id, field)
          where thai.tongue = 'th' and thai.version > translated.version
          group by 1, 2, 3
        ) as by_language
        group by 1, 2
      )
      insert into wanted_translation (resource, language, state, record_id, fields)
      select kind, wanted.language, wanted.state, id, wanted.fields
      from (
        select id, record, $2 || coalesce(record ->> $3, '') as kind
        from (select id, to_jsonb(held) as record from %I as held offset 0) as rows
      ) as held
      left join behind on behind.resource = kind and behind.record_id = id,
        wanted_translations(record, record, behind.fields, $1) as wanted
    $fill$, kept.held_in) using string_to_array(kept.named, ' '), kept.kind, kept.completed_by;
  end loop;
end
$$;
--> statement-breakpoint
create function count_sms_messages() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sms_message_count (campaign_id, language, state, recorded, count)
    select campaign_id, language, state, recorded, count(*) from added
    where campaign_id is not null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into sms_message_count (campaign_id, language, state, recorded, count)
    select campaign_id, language, state, recorded, - count(*) from removed
    where campaign_id is not null group by 1, 2, 3, 4;
  else
    insert into sms_message_count (campaign_id, language, state, recorded, count)
    select campaign_id, language, state, recorded, sum(change) from (
      select campaign_id, language, state, recorded, 1 as change from added
      union all
      select campaign_id, language, state, recorded, -1 from removed
    ) as changes
    where campaign_id is not null
    group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger sms_message_counted_insert after insert on sms_message
  referencing new table as added for each statement execute function count_sms_messages();
--> statement-breakpoint
create trigger sms_message_counted_update after update on sms_message
  referencing old table as removed new table as added for each statement execute function count_sms_messages();
--> statement-breakpoint
create trigger sms_message_counted_delete after delete on sms_message
  referencing old table as removed for each statement execute function count_sms_messages();
--> statement-breakpoint
insert into sms_message_count (campaign_id, language, state, recorded, count)
select campaign_id, language, state, recorded, count(*) from sms_message
where campaign_id is not null group by 1, 2, 3, 4;
