DROP INDEX "article_newest";--> statement-breakpoint
DROP INDEX "article_of_category";--> statement-breakpoint
DROP INDEX "branch_place";--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("publish_from","id","category_id","published","deleted_at","publish_until");--> statement-breakpoint
CREATE INDEX "article_of_category" ON "article" USING btree ("category_id","publish_from","id");--> statement-breakpoint
CREATE INDEX "branch_place" ON "branch" USING btree ("network","province_code","district_code","position","id","published","deleted_at","publish_from","publish_until");