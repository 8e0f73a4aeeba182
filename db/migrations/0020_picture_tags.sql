CREATE TABLE "picture_tag" (
	"picture_id" integer NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "picture_tag_picture_id_tag_pk" PRIMARY KEY("picture_id","tag")
);
--> statement-breakpoint
ALTER TABLE "picture_tag" ADD CONSTRAINT "picture_tag_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_tag_by_tag" ON "picture_tag" USING btree ("tag" collate "C","picture_id");