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
	"search_text" text GENERATED ALWAYS AS (lower(reference || ' ' || first_name || ' ' || last_name || ' ' || company_name || ' ' || ref_code || ' ' || phone_tail || ' ' || deed_numbers)) STORED NOT NULL,
	CONSTRAINT "application_clientId_unique" UNIQUE("client_id"),
	CONSTRAINT "application_reference_unique" UNIQUE("reference")
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
	"market_price" bigint
);
--> statement-breakpoint
CREATE TABLE "application_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_tokenHash_unique" UNIQUE("token_hash")
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
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
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
	"request_id" integer,
	CONSTRAINT "application_file_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "application_file_tokenHash_unique" UNIQUE("token_hash")
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
CREATE TABLE "consent_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" integer NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_deed" ADD CONSTRAINT "application_deed_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_request" ADD CONSTRAINT "application_request_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ((- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_of_status" ON "application" USING btree ("status",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_of_assignee" ON "application" USING btree ("assignee","status",(- "id"));--> statement-breakpoint
CREATE INDEX "application_of_network" ON "application" USING btree ("network",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_of_product" ON "application" USING btree ("product_id",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_of_province" ON "application" USING btree ("province_code",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "application_due" ON "application" USING btree ("due_at","id") WHERE "application"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "application_by_name" ON "application" USING btree ((lower("first_name" || ' ' || "last_name") collate "th-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "application_by_update" ON "application" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "application_created" ON "application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_id_card" ON "application" USING btree ("id_card_digest");--> statement-breakpoint
CREATE INDEX "application_company_id" ON "application" USING btree ("company_id_digest");--> statement-breakpoint
CREATE INDEX "application_phone" ON "application" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "application_contact_phone" ON "application" USING btree ("contact_phone_digest");--> statement-breakpoint
CREATE INDEX "application_email" ON "application" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "application_search" ON "application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_deed_of" ON "application_deed" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "application_deed_same" ON "application_deed" USING btree ("deed_no","province_code");--> statement-breakpoint
CREATE INDEX "application_draft_ends" ON "application_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_event_of" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_event_moved" ON "application_event" USING btree ("to_status","at");--> statement-breakpoint
CREATE INDEX "application_file_of" ON "application_file" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_file_of_draft" ON "application_file" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "application_file_unsent" ON "application_file" USING btree ("uploaded_at") WHERE "application_file"."application_id" is null;--> statement-breakpoint
CREATE INDEX "application_request_of" ON "application_request" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "consent_record_of" ON "consent_record" USING btree ("source","source_id","purpose","id");