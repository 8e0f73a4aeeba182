CREATE TABLE "application_appraisal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"application_id" integer NOT NULL,
	"deed_id" integer,
	"land" jsonb NOT NULL,
	"step_id" integer,
	"visited_on" date,
	"visited_by" text,
	"area" bigint,
	"access" text,
	"land_use" text DEFAULT '' NOT NULL,
	"surroundings" text DEFAULT '' NOT NULL,
	"government_per_wah" bigint,
	"government_source" text DEFAULT '' NOT NULL,
	"market_per_wah" bigint,
	"market_source" text DEFAULT '' NOT NULL,
	"value" bigint,
	"verdict" text,
	"remark" text DEFAULT '' NOT NULL,
	"saved_as" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"concluded_at" timestamp with time zone,
	"concluded_by" text,
	"valid_until" date,
	CONSTRAINT "application_appraisal_access_check" CHECK ("application_appraisal"."access" in ('public', 'private', 'servitude', 'none')),
	CONSTRAINT "application_appraisal_verdict_check" CHECK ("application_appraisal"."verdict" in ('accepted', 'refused')),
	CONSTRAINT "application_appraisal_area_check" CHECK ("application_appraisal"."area" >= 0),
	CONSTRAINT "application_appraisal_government_per_wah_check" CHECK ("application_appraisal"."government_per_wah" >= 0),
	CONSTRAINT "application_appraisal_market_per_wah_check" CHECK ("application_appraisal"."market_per_wah" >= 0),
	CONSTRAINT "application_appraisal_value_check" CHECK ("application_appraisal"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "appraisal_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appraisal_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"photo_id" uuid NOT NULL,
	"appraisal_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"token_hash" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" text,
	"taken_place" jsonb,
	CONSTRAINT "appraisal_photo_photoId_unique" UNIQUE("photo_id"),
	CONSTRAINT "appraisal_photo_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "appraisal_photo_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "appraisal_photo_bytes_check" CHECK ("appraisal_photo"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "application_event" DROP CONSTRAINT "application_event_kind_check";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "monthly_income" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "monthly_debts" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "finances_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "planned_months" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "planned_rate" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "decision_sheets" jsonb;--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "approves_up_to" bigint;--> statement-breakpoint
ALTER TABLE "application_appraisal" ADD CONSTRAINT "application_appraisal_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appraisal" ADD CONSTRAINT "application_appraisal_deed_id_application_deed_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."application_deed"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appraisal" ADD CONSTRAINT "application_appraisal_step_id_application_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."application_step"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_photo" ADD CONSTRAINT "appraisal_photo_appraisal_id_application_appraisal_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."application_appraisal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_appraisal_of" ON "application_appraisal" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_appraisal_of_deed" ON "application_appraisal" USING btree ("deed_id");--> statement-breakpoint
CREATE INDEX "application_appraisal_of_step" ON "application_appraisal" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "appraisal_photo_of" ON "appraisal_photo" USING btree ("appraisal_id","id");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_monthly_income_check" CHECK ("application"."monthly_income" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_monthly_debts_check" CHECK ("application"."monthly_debts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_planned_months_check" CHECK ("application"."planned_months" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_planned_rate_check" CHECK ("application"."planned_rate" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_kind_check" CHECK ("application_event"."kind" in ('sent', 'moved', 'assigned', 'remark', 'requested', 'received', 'changed', 'checked', 'called', 'planned', 'stepDone', 'stepDropped', 'reminded', 'paperChecked', 'paperRefused', 'visited', 'appraised', 'appraisalDropped', 'financed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "user_group" ADD CONSTRAINT "user_group_approves_up_to_check" CHECK ("user_group"."approves_up_to" >= 0) NOT VALID;