-- What this version of the tables looks like, as drizzle-kit wrote it from all tables.ts; only the
-- part above the first table is written by hand: columns that are searched in are made with it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- A text as it is searched in: small letters, one kind of digits, and without what people write or
-- leave out as they like; gaps become single spaces, and a stroke keeps parts apart.
create function search_kept(written text) returns text language sql immutable strict parallel safe
return replace(replace(translate(
  lower(normalize(written)),
  U&'๐๑๒๓๔๕๖๗๘๙\0020\0009\000a\000b\000c\000d\00a0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\2028\2029\202f\205f\3000!"#$%&''()*+,-./:;<=>?[\\]^_`{}~¡¢£¥§«°·»¿×÷\00ad\200b\200c\200d\200e\200f\2010\2011\2012\2013\2014\2015‘’“”…฿ฯ๏๚๛\feff',
  '0123456789' || repeat(' ', 24)
), U&'\0e40\0e40', U&'\0e41'), U&'\0e4d\0e32', U&'\0e33');
--> statement-breakpoint
-- The same without any gaps: สมชายใจดี is found in สมชาย ใจดี, and the other way round.
create function search_folded(written text) returns text language sql immutable strict parallel safe
return replace(search_kept(written), ' ', '');
--> statement-breakpoint
-- The same with the first two letters of each word behind it, each after a space.
create function search_marked(written text) returns text language sql immutable strict parallel safe
return search_folded(written)
  || regexp_replace(' ' || translate(search_kept(written), '|', ' '), ' +([^ ]{1,2})[^ ]*', ' \1', 'g');
--> statement-breakpoint
create function text_of_html(html text) returns text language sql immutable strict parallel safe
return regexp_replace(html, '<[^>]*>|&[a-z]+;', '', 'g');
--> statement-breakpoint
CREATE TABLE "application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"applicant" text NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" jsonb NOT NULL,
	"prefix" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_prefix" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"personal" text NOT NULL,
	"id_card_digest" text,
	"company_id_digest" text,
	"phone_digest" text NOT NULL,
	"contact_phone_digest" text,
	"email_digest" text,
	"contact_email_digest" text,
	"phone_tail" text NOT NULL,
	"province_code" text NOT NULL,
	"place" jsonb NOT NULL,
	"ref_code" text DEFAULT '' NOT NULL,
	"network" text,
	"channel" text NOT NULL,
	"convenient_time_id" integer,
	"receive_channel_id" integer,
	"guarantee_type_id" integer,
	"guarantee_province_code" text,
	"asked_amount" bigint,
	"approved_amount" bigint,
	"claimed" jsonb,
	"checked" jsonb,
	"deed_numbers" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"assignee" text,
	"proposed_by" text,
	"reject_reason_id" integer,
	"remark" text DEFAULT '' NOT NULL,
	"remark_at" timestamp with time zone,
	"language" text NOT NULL,
	"policy_version" integer NOT NULL,
	"marketing" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"anonymised_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_marked(reference || '|' || prefix || ' ' || first_name || ' ' || last_name || '|' || case prefix when 'นางสาว' then 'น.ส.' || first_name || ' ' || last_name else '' end || '|' || company_prefix || ' ' || company_name || '|' || ref_code || '|' || phone_tail || '|' || deed_numbers)) STORED NOT NULL,
	CONSTRAINT "application_clientId_unique" UNIQUE("client_id"),
	CONSTRAINT "application_reference_unique" UNIQUE("reference"),
	CONSTRAINT "application_applicant_check" CHECK ("application"."applicant" in ('individual', 'company')),
	CONSTRAINT "application_network_check" CHECK ("application"."network" in ('GSB', 'TIP', 'BCP')),
	CONSTRAINT "application_channel_check" CHECK ("application"."channel" in ('site', 'partner', 'staff')),
	CONSTRAINT "application_status_check" CHECK ("application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved', 'rejected', 'cancelled', 'closed')),
	CONSTRAINT "application_language_check" CHECK ("application"."language" in ('th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant')),
	CONSTRAINT "application_asked_amount_check" CHECK ("application"."asked_amount" >= 0),
	CONSTRAINT "application_approved_amount_check" CHECK ("application"."approved_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "application_deed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_deed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"position" integer NOT NULL,
	"guarantee_type_id" integer,
	"deed_no" text NOT NULL,
	"land_no" text DEFAULT '' NOT NULL,
	"survey_page" text DEFAULT '' NOT NULL,
	"map_sheet" text DEFAULT '' NOT NULL,
	"province_code" text,
	"place" jsonb,
	"area" bigint,
	"government_price" bigint,
	"market_price" bigint,
	CONSTRAINT "application_deed_area_check" CHECK ("application_deed"."area" >= 0),
	CONSTRAINT "application_deed_government_price_check" CHECK ("application_deed"."government_price" >= 0),
	CONSTRAINT "application_deed_market_price_check" CHECK ("application_deed"."market_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "application_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "application_draft_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"email_digest" text,
	"typed_email_digest" text,
	"contact_email_digest" text,
	"phone_digest" text,
	"contact_phone_digest" text,
	"id_card_digest" text,
	"company_id_digest" text,
	"language" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_number_unique" UNIQUE("number"),
	CONSTRAINT "application_draft_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "application_draft_language_check" CHECK ("application_draft"."language" in ('th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant'))
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"remark" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "application_event_kind_check" CHECK ("application_event"."kind" in ('sent', 'moved', 'assigned', 'remark', 'requested', 'received', 'changed', 'checked')),
	CONSTRAINT "application_event_from_status_check" CHECK ("application_event"."from_status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved', 'rejected', 'cancelled', 'closed')),
	CONSTRAINT "application_event_to_status_check" CHECK ("application_event"."to_status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved', 'rejected', 'cancelled', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "application_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer,
	"draft_id" uuid NOT NULL,
	"upload_type_id" integer,
	"document_name" jsonb NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"network_digest" text,
	"request_id" integer,
	"uploaded_by" text,
	CONSTRAINT "application_file_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "application_file_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "application_file_bytes_check" CHECK ("application_file"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "application_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"upload_type_id" integer,
	"document_name" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "application_request_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"category_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"reading_minutes" jsonb NOT NULL,
	"picture_id" integer,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', ''))) STORED NOT NULL,
	"body_text" text GENERATED ALWAYS AS (search_folded(text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" bigint NOT NULL,
	"seal" text NOT NULL,
	"until" timestamp with time zone,
	"broken_event_id" bigint,
	"fault" text,
	"looked_again_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "audit_check_fault_check" CHECK ("audit_check"."fault" in ('changed', 'removed', 'cut', 'key'))
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"actor_id" integer,
	"address" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"subject_name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_marked(coalesce(actor, '') || '|' || action || '|' || subject || '|' || subject_id || '|' || subject_name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_removal" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"seal" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seal_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "audit_seal_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "audit_seal_key_id_check" CHECK ("audit_seal_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "branch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"network" text NOT NULL,
	"name" jsonb NOT NULL,
	"street1" jsonb NOT NULL,
	"tel" text NOT NULL,
	"province_code" text NOT NULL,
	"province_name" jsonb NOT NULL,
	"district_code" text NOT NULL,
	"district_name" jsonb NOT NULL,
	"postcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(street1 ->> 'th', '') || '|' || coalesce(street1 ->> 'en', '') || '|' || coalesce(district_name ->> 'th', '') || '|' || coalesce(district_name ->> 'en', '') || '|' || coalesce(province_name ->> 'th', '') || '|' || coalesce(province_name ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "branch_network_check" CHECK ("branch"."network" in ('GSB', 'TIP', 'BCP'))
);
--> statement-breakpoint
CREATE TABLE "form_sending" (
	"form" text NOT NULL,
	"network" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "form_sending_form_network_hour_pk" PRIMARY KEY("form","network","hour")
);
--> statement-breakpoint
CREATE TABLE "used_captcha" (
	"solution_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" integer NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "consent_record_source_check" CHECK ("consent_record"."source" in ('application', 'message', 'jobApplication', 'newsletter')),
	CONSTRAINT "consent_record_purpose_check" CHECK ("consent_record"."purpose" in ('policy', 'marketing')),
	CONSTRAINT "consent_record_language_check" CHECK ("consent_record"."language" in ('th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant')),
	CONSTRAINT "consent_record_channel_check" CHECK ("consent_record"."channel" in ('site', 'link', 'staff', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "application_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"network" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "application_count_kind_day_value_network_status_outcome_pk" PRIMARY KEY("kind","day","value","network","status","outcome"),
	CONSTRAINT "application_count_kind_check" CHECK ("application_count"."kind" in ('all', 'channel', 'province', 'province_month', 'wait')),
	CONSTRAINT "application_count_network_check" CHECK ("application_count"."network" in ('', 'GSB', 'TIP', 'BCP')),
	CONSTRAINT "application_count_status_check" CHECK ("application_count"."status" in ('', 'new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved', 'rejected', 'cancelled', 'closed')),
	CONSTRAINT "application_count_outcome_check" CHECK ("application_count"."outcome" in ('', 'open', 'approved', 'rejected', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "application_count_change" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"network" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "application_count_change_kind_check" CHECK ("application_count_change"."kind" in ('all', 'channel', 'province', 'province_month', 'wait')),
	CONSTRAINT "application_count_change_network_check" CHECK ("application_count_change"."network" in ('', 'GSB', 'TIP', 'BCP')),
	CONSTRAINT "application_count_change_status_check" CHECK ("application_count_change"."status" in ('', 'new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved', 'rejected', 'cancelled', 'closed')),
	CONSTRAINT "application_count_change_outcome_check" CHECK ("application_count_change"."outcome" in ('', 'open', 'approved', 'rejected', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"header_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"remark" jsonb NOT NULL,
	"file_key" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(remark ->> 'th', '') || '|' || coalesce(remark ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_download_day" (
	"day" date NOT NULL,
	"document_id" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "document_download_day_day_document_id_pk" PRIMARY KEY("day","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "document_header" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_header_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"remark" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(remark ->> 'th', '') || '|' || coalesce(remark ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_upload" (
	"file_key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"file_key" text,
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sheet_import_state_check" CHECK ("sheet_import"."state" in ('reading', 'mapping', 'checking', 'checked', 'writing', 'done', 'undoing', 'undone', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sheet_import_row" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"chosen" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"record_id" integer,
	"record_version" integer,
	CONSTRAINT "sheet_import_row_state_check" CHECK ("sheet_import_row"."state" in ('waiting', 'written', 'refused', 'removed', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "job_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"posting_id" integer,
	"position" jsonb NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"phone_mask" text DEFAULT '' NOT NULL,
	"phone_digest" text,
	"email" text NOT NULL,
	"education" text NOT NULL,
	"work_years" numeric(4, 1) NOT NULL,
	"desired_salary" integer,
	"birthday" date,
	"language" text NOT NULL,
	"policy_version" integer NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"assignee" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(first_name || ' ' || last_name || '|' || email || '|' || right(phone_mask, 4))) STORED NOT NULL,
	CONSTRAINT "job_application_clientId_unique" UNIQUE("client_id"),
	CONSTRAINT "job_application_language_check" CHECK ("job_application"."language" in ('th', 'en')),
	CONSTRAINT "job_application_status_check" CHECK ("job_application"."status" in ('new', 'contacted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn')),
	CONSTRAINT "job_application_work_years_check" CHECK ("job_application"."work_years" >= 0),
	CONSTRAINT "job_application_desired_salary_check" CHECK ("job_application"."desired_salary" >= 0)
);
--> statement-breakpoint
CREATE TABLE "job_attachment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer,
	"kind" text NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"network_digest" text,
	CONSTRAINT "job_attachment_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "job_attachment_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "job_attachment_kind_check" CHECK ("job_attachment"."kind" in ('image', 'resume')),
	CONSTRAINT "job_attachment_bytes_check" CHECK ("job_attachment"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_digest_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "mail_digest_key_id_check" CHECK ("mail_digest_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "mail_server" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"host" text,
	"port" integer DEFAULT 587 NOT NULL,
	"security" text DEFAULT 'starttls' NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"password" text,
	"sender_name" text DEFAULT '' NOT NULL,
	"sender_address" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "mail_server_id_check" CHECK ("mail_server"."id" = 1),
	CONSTRAINT "mail_server_security_check" CHECK ("mail_server"."security" in ('starttls', 'tls', 'none'))
);
--> statement-breakpoint
CREATE TABLE "mail_template" (
	"event" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "mail_template_event_language_pk" PRIMARY KEY("event","language"),
	CONSTRAINT "mail_template_language_check" CHECK ("mail_template"."language" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"key" text NOT NULL,
	"about" text,
	"language" text NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"recipient_digest" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_folded(event || '|' || key || '|' || recipient || '|' || answer)) STORED NOT NULL,
	CONSTRAINT "outgoing_mail_event_key_unique" UNIQUE("event","key"),
	CONSTRAINT "outgoing_mail_language_check" CHECK ("outgoing_mail"."language" in ('th', 'en')),
	CONSTRAINT "outgoing_mail_state_check" CHECK ("outgoing_mail"."state" in ('queued', 'sending', 'sent', 'written', 'failed', 'unsure', 'given_up', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"tel" text NOT NULL,
	"tel_mask" text DEFAULT '' NOT NULL,
	"tel_digest" text,
	"header" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"policy_version" integer NOT NULL,
	"newsletter" boolean NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"assignee_id" integer,
	"assignee" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(client_id::text || '|' || name || '|' || email || '|' || right(tel_mask, 4) || '|' || header || '|' || "text")) STORED NOT NULL,
	CONSTRAINT "contact_message_clientId_unique" UNIQUE("client_id"),
	CONSTRAINT "contact_message_language_check" CHECK ("contact_message"."language" in ('th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant')),
	CONSTRAINT "contact_message_status_check" CHECK ("contact_message"."status" in ('new', 'open', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "message_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"written" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirms" integer
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"message_id" integer,
	"opted_out_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriber_language_check" CHECK ("newsletter_subscriber"."language" in ('th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant'))
);
--> statement-breakpoint
CREATE TABLE "nav_node" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_node_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"parent_id" integer,
	"position" integer NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"name" jsonb NOT NULL,
	"window_id" integer,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_route" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"path" text NOT NULL,
	"window_id" integer NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "nav_route_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "nav_window" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_window_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"url" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "nav_window_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"href" text NOT NULL,
	"picture_id" integer,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"office_hours" jsonb NOT NULL,
	"telephones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"href" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_text" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"ask_again_from" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL,
	CONSTRAINT "page_text_key_unique" UNIQUE("key"),
	CONSTRAINT "page_text_key_check" CHECK ("page_text"."key" in ('about', 'goal', 'cookie-policy', 'cookie-policy-private'))
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "global_parameter" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"content_hash" text NOT NULL,
	"source_key" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"alt" jsonb NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(file_name || '|' || coalesce(alt ->> 'th', '') || '|' || coalesce(alt ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "picture_contentHash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "picture_use" (
	"picture_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "picture_use_picture_id_resource_record_id_pk" PRIMARY KEY("picture_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "job_worker" (
	"name" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_notice" (
	"version" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"reader" text DEFAULT 'subscriber' NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "policy_notice_state_check" CHECK ("policy_notice"."state" in ('working', 'done', 'cancelled')),
	CONSTRAINT "policy_notice_reader_check" CHECK ("policy_notice"."reader" in ('subscriber', 'applicant')),
	CONSTRAINT "policy_notice_asked_check" CHECK ("policy_notice"."asked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "privacy_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"contact_phone_digest" text,
	"contact_email_digest" text,
	"received_on" date NOT NULL,
	"due_on" date GENERATED ALWAYS AS (received_on + 30) STORED NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(name || '|' || note)) STORED NOT NULL,
	CONSTRAINT "privacy_request_kind_check" CHECK ("privacy_request"."kind" in ('access', 'copy', 'correct', 'erase', 'object')),
	CONSTRAINT "privacy_request_status_check" CHECK ("privacy_request"."status" in ('open', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"rule" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"cleared" integer DEFAULT 0 NOT NULL,
	"set_aside" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "retention_run_rule_check" CHECK ("retention_run"."rule" in ('application_rejected', 'application_cancelled', 'application_approved', 'job_application', 'message', 'message_spam', 'mail_log', 'sms_log', 'privacy_request', 'audit_address')),
	CONSTRAINT "retention_run_cleared_check" CHECK ("retention_run"."cleared" >= 0),
	CONSTRAINT "retention_run_set_aside_check" CHECK ("retention_run"."set_aside" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_limit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_limit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"individual" boolean NOT NULL,
	"company" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "credit_limit_minimum_check" CHECK ("credit_limit"."minimum" >= 0),
	CONSTRAINT "credit_limit_maximum_check" CHECK ("credit_limit"."maximum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"picture_id" integer,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_detail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_detail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL,
	CONSTRAINT "product_detail_kind_check" CHECK ("product_detail"."kind" in ('text', 'image'))
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "convenient_time" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "convenient_time_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
	"from_minute" integer,
	"until_minute" integer
);
--> statement-breakpoint
CREATE TABLE "guarantee_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guarantee_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receive_channel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receive_channel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reject_reason" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reject_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
	"internal_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
	"individual" boolean NOT NULL,
	"company" boolean NOT NULL,
	"required" boolean NOT NULL,
	"most_files" integer NOT NULL,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer,
	"values" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_draft" (
	"user_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_draft_user_id_resource_record_id_pk" PRIMARY KEY("user_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "record_presence" (
	"user_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_presence_resource_record_id_user_id_pk" PRIMARY KEY("resource","record_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "record_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_profile" (
	"group_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	CONSTRAINT "group_profile_group_id_profile_id_pk" PRIMARY KEY("group_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "profile_permission" (
	"profile_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "profile_permission_profile_id_permission_pk" PRIMARY KEY("profile_id","permission")
);
--> statement-breakpoint
CREATE TABLE "user_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"administrator" boolean DEFAULT false NOT NULL,
	"network" text,
	"second_factor_required" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "user_group_network_check" CHECK ("user_group"."network" in ('GSB', 'TIP', 'BCP'))
);
--> statement-breakpoint
CREATE TABLE "user_profile" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"secret_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_secret_hash_user_id_pk" PRIMARY KEY("secret_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "password_grant" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text DEFAULT 'cookie' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_grant_kind_check" CHECK ("password_grant"."kind" in ('cookie', 'mailed_cookie', 'mail', 'send'))
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_guard" (
	"user_id" text NOT NULL,
	"origin" text NOT NULL,
	"attempts" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_guard_user_id_origin_pk" PRIMARY KEY("user_id","origin")
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"left_at" timestamp with time zone,
	"left_mark" bigint DEFAULT 0 NOT NULL,
	"stayed_mark" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"scheduled_for" timestamp with time zone,
	"state" text DEFAULT 'draft' NOT NULL,
	"makers" integer[] DEFAULT '{}' NOT NULL,
	"maker" text,
	"approver" text,
	"recipients" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"pause_reason" text,
	CONSTRAINT "sms_campaign_state_check" CHECK ("sms_campaign"."state" in ('draft', 'submitted', 'ready', 'sending', 'paused', 'done', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sms_digest_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "sms_digest_key_id_check" CHECK ("sms_digest_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sms_gateway" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"values" jsonb NOT NULL,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"report_secret" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"down_until" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "sms_gateway_id_check" CHECK ("sms_gateway"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sms_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"public_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" integer,
	"list_id" integer,
	"event" text,
	"event_key" text,
	"sealed" text NOT NULL,
	"phone_masked" text NOT NULL,
	"phone_digest" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"provider_id" text,
	"problem" text DEFAULT '' NOT NULL,
	"recorded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_message_language_check" CHECK ("sms_message"."language" in ('th', 'en')),
	CONSTRAINT "sms_message_state_check" CHECK ("sms_message"."state" in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sms_opt_out" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_opt_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"sealed" text NOT NULL,
	"phone_masked" text NOT NULL,
	"phone_digest" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_opt_out_source_check" CHECK ("sms_opt_out"."source" in ('staff', 'link'))
);
--> statement-breakpoint
CREATE TABLE "sms_recipient_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_recipient_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"invalid" integer DEFAULT 0 NOT NULL,
	"duplicate" integer DEFAULT 0 NOT NULL,
	"opted_out" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_recipient_list_kind_check" CHECK ("sms_recipient_list"."kind" in ('numbers', 'sheet', 'messages', 'applications')),
	CONSTRAINT "sms_recipient_list_state_check" CHECK ("sms_recipient_list"."state" in ('uploaded', 'working', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"user_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"employee_number" text,
	"facility_code" text,
	"email" text,
	"language" text DEFAULT 'th' NOT NULL,
	"group_id" integer,
	"password_hash" text NOT NULL,
	"password_temporary" boolean NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"second_factor_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"import_id" integer,
	"search_text" text GENERATED ALWAYS AS (search_folded(user_id || '|' || first_name || ' ' || last_name || '|' || coalesce(employee_number, '') || '|' || coalesce(facility_code, '') || '|' || coalesce(email, ''))) STORED NOT NULL,
	CONSTRAINT "app_user_language_check" CHECK ("app_user"."language" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "user_picture" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"base64" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_visit_day" (
	"day" date NOT NULL,
	"win_name" text NOT NULL,
	"ref_skey" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "menu_visit_day_day_win_name_ref_skey_pk" PRIMARY KEY("day","win_name","ref_skey")
);
--> statement-breakpoint
CREATE TABLE "visit_day" (
	"day" date PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_deed" ADD CONSTRAINT "application_deed_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_request" ADD CONSTRAINT "application_request_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_header_id_document_header_id_fk" FOREIGN KEY ("header_id") REFERENCES "public"."document_header"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_download_day" ADD CONSTRAINT "document_download_day_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD CONSTRAINT "sheet_import_row_import_id_sheet_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sheet_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_attachment" ADD CONSTRAINT "job_attachment_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answer" ADD CONSTRAINT "message_answer_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_link" ADD CONSTRAINT "newsletter_link_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_link" ADD CONSTRAINT "newsletter_link_confirms_contact_message_id_fk" FOREIGN KEY ("confirms") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD CONSTRAINT "newsletter_subscriber_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_node" ADD CONSTRAINT "nav_node_parent_id_nav_node_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_node" ADD CONSTRAINT "nav_node_window_id_nav_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."nav_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_route" ADD CONSTRAINT "nav_route_window_id_nav_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."nav_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_limit" ADD CONSTRAINT "credit_limit_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_profile" ADD CONSTRAINT "group_profile_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_profile" ADD CONSTRAINT "group_profile_profile_id_user_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_permission" ADD CONSTRAINT "profile_permission_profile_id_user_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_grant" ADD CONSTRAINT "password_grant_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_campaign_id_sms_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."sms_campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_list_id_sms_recipient_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."sms_recipient_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_recipient_list" ADD CONSTRAINT "sms_recipient_list_campaign_id_sms_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."sms_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_picture" ADD CONSTRAINT "user_picture_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ((- "id"),"id","status","product_id","network","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") WHERE "application"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "application_of_assignee" ON "application" USING btree ("assignee","status",(- "id"));--> statement-breakpoint
CREATE INDEX "application_of_network" ON "application" USING btree ("network",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_of_product" ON "application" USING btree ("product_id",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_of_province" ON "application" USING btree ("province_code",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_by_name" ON "application" USING btree ((lower("first_name" || ' ' || "last_name") collate "th-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "application_by_update" ON "application" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "application_by_status_since" ON "application" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "application_open_due" ON "application" USING btree ((coalesce("due_at", 'infinity'::timestamptz)),"id","status","product_id","network","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") WHERE "application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved') and "application"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "application_open_by_name" ON "application" USING btree ((lower("first_name" || ' ' || "last_name") collate "th-x-icu"),"id","first_name","last_name","status","product_id","network","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") WHERE "application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved') and "application"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "application_open_by_update" ON "application" USING btree ("updated_at","id","status","product_id","network","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") WHERE "application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved') and "application"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "application_open_by_status_since" ON "application" USING btree ("status_since","id","status","product_id","network","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") WHERE "application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved') and "application"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "application_id_card" ON "application" USING btree ("id_card_digest");--> statement-breakpoint
CREATE INDEX "application_company_id" ON "application" USING btree ("company_id_digest");--> statement-breakpoint
CREATE INDEX "application_phone" ON "application" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "application_contact_phone" ON "application" USING btree ("contact_phone_digest");--> statement-breakpoint
CREATE INDEX "application_email" ON "application" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "application_contact_email" ON "application" USING btree ("contact_email_digest");--> statement-breakpoint
CREATE INDEX "application_search" ON "application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_deed_of" ON "application_deed" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "application_deed_same" ON "application_deed" USING btree ("deed_no","province_code");--> statement-breakpoint
CREATE INDEX "application_draft_ends" ON "application_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_draft_email" ON "application_draft" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "application_draft_typed_email" ON "application_draft" USING btree ("typed_email_digest");--> statement-breakpoint
CREATE INDEX "application_draft_contact_email" ON "application_draft" USING btree ("contact_email_digest");--> statement-breakpoint
CREATE INDEX "application_draft_phone" ON "application_draft" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "application_draft_contact_phone" ON "application_draft" USING btree ("contact_phone_digest");--> statement-breakpoint
CREATE INDEX "application_draft_id_card" ON "application_draft" USING btree ("id_card_digest");--> statement-breakpoint
CREATE INDEX "application_draft_company_id" ON "application_draft" USING btree ("company_id_digest");--> statement-breakpoint
CREATE INDEX "application_event_of" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_event_moved" ON "application_event" USING btree ("to_status","at");--> statement-breakpoint
CREATE INDEX "application_file_of" ON "application_file" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_file_of_draft" ON "application_file" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "application_file_unsent" ON "application_file" USING btree ("uploaded_at") WHERE "application_file"."application_id" is null;--> statement-breakpoint
CREATE INDEX "application_request_of" ON "application_request" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("publish_from","id","category_id","published","deleted_at","publish_until");--> statement-breakpoint
CREATE INDEX "article_of_category" ON "article" USING btree ("category_id","publish_from","id");--> statement-breakpoint
CREATE INDEX "article_by_name" ON "article" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "article_by_update" ON "article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_search" ON "article" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_body" ON "article" USING gin ("body_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_category_by_name" ON "article_category" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "article_category_by_update" ON "article_category" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_category_search" ON "article_category" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_event_window" ON "audit_event" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_event_action" ON "audit_event" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_event_with_address" ON "audit_event" USING btree ("at") WHERE "audit_event"."address" <> '';--> statement-breakpoint
CREATE INDEX "audit_event_search" ON "audit_event" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "branch_by_name" ON "branch" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "branch_by_update" ON "branch" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "branch_search" ON "branch" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "branch_place" ON "branch" USING btree ("network","province_code","district_code","position","id","published","deleted_at","publish_from","publish_until");--> statement-breakpoint
CREATE INDEX "consent_record_of" ON "consent_record" USING btree ("source","source_id","purpose","id");--> statement-breakpoint
CREATE INDEX "application_count_change_of" ON "application_count_change" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "document_by_name" ON "document" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "document_by_update" ON "document" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "document_search" ON "document" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "document_file_of" ON "document_file" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "document_header_by_name" ON "document_header" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "document_header_by_update" ON "document_header" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "document_header_search" ON "document_header" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sheet_import_of" ON "sheet_import" USING btree ("resource","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_import_row_number" ON "sheet_import_row" USING btree ("import_id","row_number");--> statement-breakpoint
CREATE INDEX "job_application_newest" ON "job_application" USING btree ((- "id"),"id");--> statement-breakpoint
CREATE INDEX "job_application_of_status" ON "job_application" USING btree ("status",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "job_application_of_posting" ON "job_application" USING btree ("posting_id",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "job_application_by_name" ON "job_application" USING btree ((lower("first_name" || ' ' || "last_name") collate "th-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "job_application_phone" ON "job_application" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "job_application_email" ON "job_application" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_application_by_update" ON "job_application" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "job_application_search" ON "job_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_attachment_of" ON "job_attachment" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_attachment_unsent" ON "job_attachment" USING btree ("uploaded_at") WHERE "job_attachment"."application_id" is null;--> statement-breakpoint
CREATE INDEX "outgoing_mail_about" ON "outgoing_mail" USING btree ("about","id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient" ON "outgoing_mail" USING btree ("recipient_digest");--> statement-breakpoint
CREATE INDEX "outgoing_mail_created" ON "outgoing_mail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_state" ON "outgoing_mail" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_search" ON "outgoing_mail" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_message_tel" ON "contact_message" USING btree ("tel_digest");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_message_by_time" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_by_update" ON "contact_message" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_by_name" ON "contact_message" USING btree (lower("name") collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "contact_message_status" ON "contact_message" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_assignee" ON "contact_message" USING btree ("assignee","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_search" ON "contact_message" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_answer_message" ON "message_answer" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_link_subscriber" ON "newsletter_link" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "nav_node_parent" ON "nav_node" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "banner_by_name" ON "banner" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "banner_by_update" ON "banner" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "banner_search" ON "banner" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "company_only_row" ON "company" USING btree ((true));--> statement-breakpoint
CREATE INDEX "job_posting_by_name" ON "job_posting" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "job_posting_by_update" ON "job_posting" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "job_posting_search" ON "job_posting" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_link_by_name" ON "menu_link" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "menu_link_by_update" ON "menu_link" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "menu_link_search" ON "menu_link" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_text_by_name" ON "page_text" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "page_text_by_update" ON "page_text" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "page_text_search" ON "page_text" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_by_name" ON "question" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "question_by_update" ON "question" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "question_search" ON "question" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "picture_by_name" ON "picture" USING btree (lower("file_name"),"id");--> statement-breakpoint
CREATE INDEX "picture_by_creation" ON "picture" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "picture_in_bin" ON "picture" USING btree ("created_at","id") WHERE "picture"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "picture_unused" ON "picture" USING btree ("created_at","id") WHERE not "picture"."used";--> statement-breakpoint
CREATE INDEX "picture_missing_thai" ON "picture" USING btree ("created_at","id") WHERE coalesce("picture"."alt" ->> 'th', '') = '';--> statement-breakpoint
CREATE INDEX "picture_missing_english" ON "picture" USING btree ("created_at","id") WHERE coalesce("picture"."alt" ->> 'en', '') = '';--> statement-breakpoint
CREATE INDEX "picture_search" ON "picture" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "picture_use_of_record" ON "picture_use" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "privacy_request_due" ON "privacy_request" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "privacy_request_contact_phone" ON "privacy_request" USING btree ("contact_phone_digest");--> statement-breakpoint
CREATE INDEX "privacy_request_contact_email" ON "privacy_request" USING btree ("contact_email_digest");--> statement-breakpoint
CREATE INDEX "privacy_request_by_update" ON "privacy_request" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "privacy_request_search" ON "privacy_request" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "credit_limit_by_name" ON "credit_limit" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "credit_limit_by_update" ON "credit_limit" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "credit_limit_search" ON "credit_limit" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_by_name" ON "product" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_update" ON "product" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_detail_by_name" ON "product_detail" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_detail_by_update" ON "product_detail" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "product_detail_search" ON "product_detail" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotion_by_name" ON "promotion" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "promotion_by_update" ON "promotion" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "promotion_search" ON "promotion" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "convenient_time_by_name" ON "convenient_time" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "convenient_time_by_update" ON "convenient_time" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "convenient_time_search" ON "convenient_time" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "guarantee_type_by_name" ON "guarantee_type" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "guarantee_type_by_update" ON "guarantee_type" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "guarantee_type_search" ON "guarantee_type" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receive_channel_by_name" ON "receive_channel" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "receive_channel_by_update" ON "receive_channel" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "receive_channel_search" ON "receive_channel" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reject_reason_by_name" ON "reject_reason" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "reject_reason_by_update" ON "reject_reason" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "reject_reason_search" ON "reject_reason" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "upload_type_by_name" ON "upload_type" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "upload_type_by_update" ON "upload_type" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "upload_type_search" ON "upload_type" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "preview_link_expiry" ON "preview_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "record_presence_seen" ON "record_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "record_version_of" ON "record_version" USING btree ("resource","record_id","version");--> statement-breakpoint
CREATE INDEX "saved_view_of" ON "saved_view" USING btree ("resource","user_id");--> statement-breakpoint
CREATE INDEX "user_session_user" ON "user_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_campaign_by_update" ON "sms_campaign" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sms_campaign_by_name" ON "sms_campaign" USING btree ((lower("name") collate "th-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "sms_campaign_state" ON "sms_campaign" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "sms_campaign_search" ON "sms_campaign" USING gin (search_folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sms_message_once" ON "sms_message" USING btree ("campaign_id","phone_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_message_event" ON "sms_message" USING btree ("event","event_key") WHERE "sms_message"."event" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_message_public" ON "sms_message" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "sms_message_due" ON "sms_message" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "sms_message_list" ON "sms_message" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "sms_message_phone" ON "sms_message" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "sms_message_provider" ON "sms_message" USING btree ("provider_id") WHERE "sms_message"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "sms_message_under_way" ON "sms_message" USING btree ("sending_at") WHERE "sms_message"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "sms_message_newest" ON "sms_message" USING btree ((- "id"),"id");--> statement-breakpoint
CREATE INDEX "sms_message_of_campaign" ON "sms_message" USING btree ("campaign_id",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "sms_message_state" ON "sms_message" USING btree ("state",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "sms_message_by_update" ON "sms_message" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sms_message_about" ON "sms_message" USING btree ("event_key" text_pattern_ops) WHERE "sms_message"."event" is not null;--> statement-breakpoint
CREATE INDEX "sms_message_search" ON "sms_message" USING gin (search_folded("phone_masked") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sms_opt_out_phone" ON "sms_opt_out" USING btree ("phone_digest") WHERE "sms_opt_out"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sms_opt_out_by_update" ON "sms_opt_out" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sms_opt_out_search" ON "sms_opt_out" USING gin (search_folded("phone_masked" || '|' || "note") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sms_recipient_list_campaign" ON "sms_recipient_list" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_name" ON "app_user" USING btree (lower("user_id"));--> statement-breakpoint
CREATE INDEX "app_user_by_name" ON "app_user" USING btree (lower("first_name" || ' ' || "last_name") collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "app_user_by_update" ON "app_user" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "app_user_group" ON "app_user" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "app_user_import" ON "app_user" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "app_user_search" ON "app_user" USING gin ("search_text" gin_trgm_ops);