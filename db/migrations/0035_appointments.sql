CREATE TABLE "application_appointment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_appointment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" jsonb NOT NULL,
	"who" text NOT NULL,
	"bring" text DEFAULT '' NOT NULL,
	"step_id" integer,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_note" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "application_appointment_state_check" CHECK ("application_appointment"."state" in ('planned', 'cancelled', 'over'))
);
--> statement-breakpoint
ALTER TABLE "application_event" DROP CONSTRAINT "application_event_kind_check";--> statement-breakpoint
ALTER TABLE "application_step" DROP CONSTRAINT "application_step_kind_check";--> statement-breakpoint
ALTER TABLE "application_appointment" ADD CONSTRAINT "application_appointment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appointment" ADD CONSTRAINT "application_appointment_step_id_application_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."application_step"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_appointment_planned" ON "application_appointment" USING btree ("application_id") WHERE "application_appointment"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "application_appointment_due" ON "application_appointment" USING btree ("at") WHERE "application_appointment"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "application_appointment_of" ON "application_appointment" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_appointment_of_step" ON "application_appointment" USING btree ("step_id");--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_kind_check" CHECK ("application_event"."kind" in ('sent', 'moved', 'assigned', 'remark', 'requested', 'received', 'changed', 'checked', 'called', 'planned', 'stepDone', 'stepDropped', 'reminded', 'paperChecked', 'paperRefused', 'visited', 'appraised', 'appraisalDropped', 'financed', 'offered', 'offerAccepted', 'offerDeclined', 'offerExpired', 'offerWithdrawn', 'appointed', 'appointmentMoved', 'appointmentCancelled', 'appointmentAsked', 'appointmentReminded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_step" ADD CONSTRAINT "application_step_kind_check" CHECK ("application_step"."kind" in ('call', 'visit', 'paper', 'wait', 'other', 'appointment')) NOT VALID;