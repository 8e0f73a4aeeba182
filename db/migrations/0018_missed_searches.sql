CREATE TABLE "missed_search_day" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"words" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "missed_search_day_day_place_words_pk" PRIMARY KEY("day","place","words")
);
