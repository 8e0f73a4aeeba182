CREATE TABLE "audit_removal" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_digest_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "contact_email_digest" text;--> statement-breakpoint
ALTER TABLE "message_answer" ADD COLUMN "written" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_link" ADD COLUMN "confirms" integer;--> statement-breakpoint
ALTER TABLE "newsletter_link" ADD CONSTRAINT "newsletter_link_confirms_contact_message_id_fk" FOREIGN KEY ("confirms") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_contact_email" ON "application" USING btree ("contact_email_digest");--> statement-breakpoint
CREATE INDEX "audit_event_with_address" ON "audit_event" USING btree ("at") WHERE "audit_event"."address" <> '';--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_removal
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_record();--> statement-breakpoint
-- The record is only ever added to, but for an address whose time is over: that becomes empty, and
-- nothing else changes with it.
DROP TRIGGER only_added ON audit_event;--> statement-breakpoint
CREATE TRIGGER only_added BEFORE DELETE OR TRUNCATE ON audit_event
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_record();--> statement-breakpoint
CREATE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.address = '' and to_jsonb(new) - 'address' - 'search_text' = to_jsonb(old) - 'address' - 'search_text' then
    return new;
  end if;
  raise exception 'The audit record is only ever added to.';
end
$$;--> statement-breakpoint
CREATE TRIGGER only_addresses_emptied BEFORE UPDATE ON audit_event
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_event();--> statement-breakpoint
-- Restored messages left versions that nothing ever removed.
DELETE FROM record_version WHERE resource IN ('message', 'smsMessage');
