drop index concurrently if exists "application_open_offered";
--> statement-breakpoint
create index concurrently "application_open_offered" on "application" using btree ("offer_state",(coalesce("due_at", 'infinity'::timestamptz)),"id") where "application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved') and "application"."deleted_at" is null and "application"."offer_state" is not null;
--> statement-breakpoint
drop index concurrently if exists "application_step_calls";
--> statement-breakpoint
create index concurrently "application_step_calls" on "application_step" using btree ("at","application_id") where "application_step"."kind" = 'call' and "application_step"."ended_at" is null;
