CREATE TABLE "form_sending" (
	"form" text NOT NULL,
	"network" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "form_sending_form_network_hour_pk" PRIMARY KEY("form","network","hour")
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
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' 0' || substr(phone, 4))) STORED NOT NULL,
	CONSTRAINT "job_application_clientId_unique" UNIQUE("client_id")
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
	CONSTRAINT "job_attachment_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "job_attachment_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "job_attachment" ADD CONSTRAINT "job_attachment_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_application_newest" ON "job_application" USING btree ((- "id"),"id");--> statement-breakpoint
CREATE INDEX "job_application_of_status" ON "job_application" USING btree ("status",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "job_application_of_posting" ON "job_application" USING btree ("posting_id",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "job_application_by_name" ON "job_application" USING btree ((lower("first_name" || ' ' || "last_name") collate "th-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "job_application_by_update" ON "job_application" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "job_application_search" ON "job_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_attachment_of" ON "job_attachment" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_attachment_unsent" ON "job_attachment" USING btree ("uploaded_at") WHERE "job_attachment"."application_id" is null;