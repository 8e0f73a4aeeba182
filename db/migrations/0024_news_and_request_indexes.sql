drop index concurrently if exists "application_with_news";
--> statement-breakpoint
create index concurrently "application_with_news" on "application" using btree ("news_at") where "application"."news_at" is not null;
--> statement-breakpoint
drop index concurrently if exists "application_request_open";
--> statement-breakpoint
create index concurrently "application_request_open" on "application_request" using btree ("expires_at") where "application_request"."received_at" is null and "application_request"."cancelled_at" is null;
