CREATE TABLE "document_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text
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
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
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
	"record_version" integer
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
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
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
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
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
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL
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
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
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
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL,
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
DROP INDEX "article_search";--> statement-breakpoint
DROP INDEX "branch_search";--> statement-breakpoint
ALTER TABLE "article_category" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(remark ->> 'th', '') || ' ' || coalesce(remark ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document_header" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(remark ->> 'th', '') || ' ' || coalesce(remark ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_link" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "page_text" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(summary ->> 'th', '') || ' ' || coalesce(summary ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(detail ->> 'th', '') || ' ' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focus_x" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focus_y" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(file_name || ' ' || coalesce(alt ->> 'th', '') || ' ' || coalesce(alt ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_limit" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(summary ->> 'th', '') || ' ' || coalesce(summary ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_detail" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(summary ->> 'th', '') || ' ' || coalesce(summary ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD CONSTRAINT "sheet_import_row_import_id_sheet_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sheet_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_file_of" ON "document_file" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "sheet_import_of" ON "sheet_import" USING btree ("resource","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_import_row_number" ON "sheet_import_row" USING btree ("import_id","row_number");--> statement-breakpoint
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
CREATE INDEX "article_by_name" ON "article" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "article_by_update" ON "article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_category_by_name" ON "article_category" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "article_category_by_update" ON "article_category" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_category_search" ON "article_category" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_event_window" ON "audit_event" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "branch_by_name" ON "branch" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "branch_by_update" ON "branch" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "document_by_name" ON "document" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "document_by_update" ON "document" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "document_search" ON "document" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "document_header_by_name" ON "document_header" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "document_header_by_update" ON "document_header" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "document_header_search" ON "document_header" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banner_by_name" ON "banner" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "banner_by_update" ON "banner" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "banner_search" ON "banner" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "picture_search" ON "picture" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "app_user_by_name" ON "app_user" USING btree (lower("first_name" || ' ' || "last_name") collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "app_user_by_update" ON "app_user" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_search" ON "article" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "branch_search" ON "branch" USING gin ("search_text" gin_trgm_ops);