CREATE TABLE "application_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"assignee" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"planned_by" text NOT NULL,
	"planned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "application_step_kind_check" CHECK ("application_step"."kind" in ('call', 'visit', 'paper', 'wait', 'other'))
);
--> statement-breakpoint
ALTER TABLE "application_event" DROP CONSTRAINT "application_event_kind_check";--> statement-breakpoint
ALTER TABLE "application_step" ADD CONSTRAINT "application_step_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_step_of" ON "application_step" USING btree ("application_id","at") WHERE "application_step"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "application_step_open" ON "application_step" USING btree ("at","id") WHERE "application_step"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "application_step_of_assignee" ON "application_step" USING btree ("assignee","at","id") WHERE "application_step"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_kind_check" CHECK ("application_event"."kind" in ('sent', 'moved', 'assigned', 'remark', 'requested', 'received', 'changed', 'checked', 'called', 'planned', 'stepDone', 'stepDropped')) NOT VALID;