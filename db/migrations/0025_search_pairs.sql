-- The letters of a text, and each with the one behind it: what one or two letters are found by. It is
-- dear, and no row is to be read for it: an index has what it answers.
create function search_pairs(given text) returns text[]
language sql immutable strict parallel safe cost 10000 as $$
  select array(
    select piece
    from unnest(string_to_array(given, null), (string_to_array(given, null))[2:]) as letters (one, next),
      lateral (values (one), (one || next)) as pieces (piece)
    where piece is not null
  )
$$;
