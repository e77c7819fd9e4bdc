-- The words that lists are searched for: lower case, without accents, parted by whatever is no letter or figure. Not strict, so that the
-- planner takes them as the expressions that they are.
create function search_words(text) returns text language sql immutable parallel safe
return regexp_replace(lower(regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g');
--> statement-breakpoint
-- Of the first 500 letters, so that no word is longer than an index takes.
create function search_vector(text) returns tsvector language sql immutable parallel safe
return array_to_tsvector(string_to_array(btrim(left(search_words($1), 500)), ' '));
--> statement-breakpoint
create function search_vector_of_long(text) returns tsvector language sql immutable parallel safe
return array_to_tsvector(array(
  select left(word, 60) from unnest(string_to_array(left(search_words($1), 20000), ' ')) as word where word <> ''
));
--> statement-breakpoint
-- Entries are put in their place at once: a list of pending ones would be gone through by every search.
create index users_by_words on users using gin (search_vector(name || ' ' || email)) with (fastupdate = off);
--> statement-breakpoint
create index home_buyers_by_words on home_buyers using gin (search_vector(name || ' ' || email)) with (fastupdate = off);
--> statement-breakpoint
create index newsletter_subscriptions_by_words on newsletter_subscriptions using gin (search_vector(email)) with (fastupdate = off);
--> statement-breakpoint
create index waitlist_entries_by_words on waitlist_entries using gin (search_vector(email)) with (fastupdate = off);
--> statement-breakpoint
create index milestone_feedback_by_words on milestone_feedback using gin (search_vector_of_long(feedback)) with (fastupdate = off);
--> statement-breakpoint
create index staff_actions_by_words on staff_actions
  using gin (search_vector(coalesce(about_email, '') || ' ' || coalesce(subject_id, '') || ' ' || actor_name || ' ' || coalesce(reason, '')))
  with (fastupdate = off);
