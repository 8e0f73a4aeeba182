DROP TABLE "user_import" CASCADE;--> statement-breakpoint
DROP TABLE "user_import_row" CASCADE;