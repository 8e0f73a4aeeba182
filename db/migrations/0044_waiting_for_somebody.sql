drop index concurrently if exists "application_open_of_assignee";
--> statement-breakpoint
create index concurrently "application_open_of_assignee" on "application" using btree ("assignee",(coalesce("due_at", 'infinity'::timestamptz)),"id","due_at","network") where "application"."status" in ('new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved') and "application"."deleted_at" is null;
--> statement-breakpoint
drop index concurrently if exists "application_to_approve";
--> statement-breakpoint
create index concurrently "application_to_approve" on "application" using btree ((coalesce("due_at", 'infinity'::timestamptz)),"id","proposed_by","network") where "application"."status" = 'approval' and "application"."deleted_at" is null;
--> statement-breakpoint
drop index concurrently if exists "application_with_news";
--> statement-breakpoint
create index concurrently "application_with_news" on "application" using btree ((- "id"),"id","assignee","network") where "application"."news_at" is not null and "application"."deleted_at" is null;
