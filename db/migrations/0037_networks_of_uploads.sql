ALTER TABLE "application_file" ADD COLUMN "network_digest" text;--> statement-breakpoint
ALTER TABLE "job_attachment" ADD COLUMN "network_digest" text;