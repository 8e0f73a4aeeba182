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
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "mail_template" (
	"event" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "mail_template_event_language_pk" PRIMARY KEY("event","language")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
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
	"search_text" text GENERATED ALWAYS AS (lower(event || ' ' || key || ' ' || recipient || ' ' || answer)) STORED NOT NULL,
	CONSTRAINT "outgoing_mail_event" UNIQUE("event","key")
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_state" ON "outgoing_mail" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_age" ON "outgoing_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_search" ON "outgoing_mail" USING gin ("search_text" gin_trgm_ops);