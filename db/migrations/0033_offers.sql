CREATE TABLE "application_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"number" integer NOT NULL,
	"product" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"months" integer NOT NULL,
	"rate" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"valid_until" date NOT NULL,
	"state" text DEFAULT 'made' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"evidence" text,
	CONSTRAINT "application_offer_state_check" CHECK ("application_offer"."state" in ('made', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced')),
	CONSTRAINT "application_offer_amount_check" CHECK ("application_offer"."amount" >= 0),
	CONSTRAINT "application_offer_months_check" CHECK ("application_offer"."months" >= 0),
	CONSTRAINT "application_offer_rate_check" CHECK ("application_offer"."rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" integer NOT NULL,
	"answer" text NOT NULL,
	"way" text NOT NULL,
	"sent_to" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "offer_code_answer_check" CHECK ("offer_code"."answer" in ('accept', 'decline')),
	CONSTRAINT "offer_code_way_check" CHECK ("offer_code"."way" in ('sms', 'mail')),
	CONSTRAINT "offer_code_tries_check" CHECK ("offer_code"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "application_event" DROP CONSTRAINT "application_event_kind_check";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "offer_state" text;--> statement-breakpoint
ALTER TABLE "application_offer" ADD CONSTRAINT "application_offer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_code" ADD CONSTRAINT "offer_code_offer_id_application_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."application_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_offer_number" ON "application_offer" USING btree ("application_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "application_offer_made" ON "application_offer" USING btree ("application_id") WHERE "application_offer"."state" = 'made';--> statement-breakpoint
CREATE INDEX "application_offer_ends" ON "application_offer" USING btree ("valid_until") WHERE "application_offer"."state" = 'made';--> statement-breakpoint
CREATE UNIQUE INDEX "offer_code_current" ON "offer_code" USING btree ("offer_id") WHERE "offer_code"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "offer_code_of" ON "offer_code" USING btree ("offer_id","made_at");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_offer_state_check" CHECK ("application"."offer_state" in ('made', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced')) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_kind_check" CHECK ("application_event"."kind" in ('sent', 'moved', 'assigned', 'remark', 'requested', 'received', 'changed', 'checked', 'called', 'planned', 'stepDone', 'stepDropped', 'reminded', 'paperChecked', 'paperRefused', 'visited', 'appraised', 'appraisalDropped', 'financed', 'offered', 'offerAccepted', 'offerDeclined', 'offerExpired', 'offerWithdrawn')) NOT VALID;