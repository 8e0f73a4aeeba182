ALTER TABLE "picture" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "picture_unused" ON "picture" USING btree ("created_at","id") WHERE not "picture"."used";