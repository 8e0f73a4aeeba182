drop index concurrently if exists "application_offered";
--> statement-breakpoint
create index concurrently "application_offered" on "application" using btree ("offer_state", (- "id"), "id") where "application"."offer_state" is not null;
