drop index concurrently if exists article_pairs;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "article_pairs" ON "article" USING gin (search_pairs("search_text"));
--> statement-breakpoint
drop index concurrently if exists branch_pairs;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "branch_pairs" ON "branch" USING gin (search_pairs("search_text"));
--> statement-breakpoint
drop index concurrently if exists picture_pairs;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "picture_pairs" ON "picture" USING gin (search_pairs("search_text"));
