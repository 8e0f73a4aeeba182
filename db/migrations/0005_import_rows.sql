ALTER TABLE "user_import_row" ALTER COLUMN "problems" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "user_import_row" ALTER COLUMN "problems" SET NOT NULL;