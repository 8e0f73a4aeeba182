CREATE TABLE "audit_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" bigint NOT NULL,
	"seal" text NOT NULL,
	"until" timestamp with time zone,
	"broken_event_id" bigint,
	"fault" text
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
	"sealed" text NOT NULL
);
