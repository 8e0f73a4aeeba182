-- What share of the pictures lacks words, so that a list of them by name walks the names instead of
-- sorting all it finds.
CREATE STATISTICS picture_words_th ON (coalesce(alt ->> 'th', '')) FROM picture;--> statement-breakpoint
CREATE STATISTICS picture_words_en ON (coalesce(alt ->> 'en', '')) FROM picture;--> statement-breakpoint
ANALYZE picture;
