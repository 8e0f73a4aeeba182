ALTER TABLE "picture" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "replaced_at" timestamp with time zone;