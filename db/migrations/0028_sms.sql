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
	"pause_reason" text
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
	"problem" text DEFAULT '' NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"since" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_campaign_id_sms_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."sms_campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_list_id_sms_recipient_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."sms_recipient_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_recipient_list" ADD CONSTRAINT "sms_recipient_list_campaign_id_sms_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."sms_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_campaign_by_update" ON "sms_campaign" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sms_campaign_by_name" ON "sms_campaign" USING btree ((lower("name") collate "th-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "sms_campaign_state" ON "sms_campaign" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_message_once" ON "sms_message" USING btree ("campaign_id","phone_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_message_event" ON "sms_message" USING btree ("event","event_key") WHERE "sms_message"."event" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_message_public" ON "sms_message" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "sms_message_due" ON "sms_message" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "sms_message_list" ON "sms_message" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "sms_message_phone" ON "sms_message" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "sms_message_provider" ON "sms_message" USING btree ("provider_id") WHERE "sms_message"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "sms_message_under_way" ON "sms_message" USING btree ("sending_at") WHERE "sms_message"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "sms_message_newest" ON "sms_message" USING btree ((- "id"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_opt_out_phone" ON "sms_opt_out" USING btree ("phone_digest") WHERE "sms_opt_out"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sms_opt_out_by_update" ON "sms_opt_out" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sms_recipient_list_campaign" ON "sms_recipient_list" USING btree ("campaign_id","id");