-- People are found by the beginnings of their words and their month, as leads are (decision 0032). Entries are put in their place at once.
-- online
do $$
declare
  each record;
begin
  -- What a start that was broken off has left.
  for each in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relname in ('documents_due_by_owner', 'purchase_people_helper', 'users_by_token', 'home_buyers_by_token') loop
    execute format('drop index %I', each.relname);
  end loop;
end $$;
--> statement-breakpoint
-- online
create index concurrently if not exists documents_due_by_owner on "documents" using btree ("user_id","created_at","id") where "documents"."due_document" is not null;
--> statement-breakpoint
-- online
create index concurrently if not exists purchase_people_helper on "purchase_people" using btree (('helper:' || "address_hash")) where "purchase_people"."address_hash" is not null;
--> statement-breakpoint
-- online
create index concurrently if not exists users_by_token on users using gin (lead_tokens(left(search_words(name || ' ' || email), 500), '', null, created_at)) with (fastupdate = off);
--> statement-breakpoint
-- online
create index concurrently if not exists home_buyers_by_token on home_buyers using gin (lead_tokens(left(search_words(name || ' ' || email), 500), '', null, created_at)) with (fastupdate = off);
--> statement-breakpoint
-- Asked by name, because `if not exists` locks the table first; where there were no rows to make them beside, they are made here.
do $$ begin
  if to_regclass('public.documents_due_by_owner') is null then
    create index documents_due_by_owner on "documents" using btree ("user_id","created_at","id") where "documents"."due_document" is not null;
  end if;
  if to_regclass('public.purchase_people_helper') is null then
    create index purchase_people_helper on "purchase_people" using btree (('helper:' || "address_hash")) where "purchase_people"."address_hash" is not null;
  end if;
  if to_regclass('public.users_by_token') is null then
    create index users_by_token on users using gin (lead_tokens(left(search_words(name || ' ' || email), 500), '', null, created_at)) with (fastupdate = off);
  end if;
  if to_regclass('public.home_buyers_by_token') is null then
    create index home_buyers_by_token on home_buyers using gin (lead_tokens(left(search_words(name || ' ' || email), 500), '', null, created_at)) with (fastupdate = off);
  end if;
end $$;
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_counts_by_part" ON "kept_counts" USING btree ("name","part");
--> statement-breakpoint
-- Of its own, because no trigger counts a partition that is dropped: whoever drops it does.
create function letters_count_part(state text, settled_at timestamptz) returns text language sql stable parallel safe
return case when state in ('sent', 'dead')
  then state || coalesce(to_char(settled_at at time zone 'UTC', '" "YYYY-MM-DD"T"HH24'), '') end;
--> statement-breakpoint
-- Less than the second after which PostgreSQL ends one of two that wait for each other, which could be a request.
set local lock_timeout = '500ms';
--> statement-breakpoint
lock table milestone_feedback, newsletter_subscriptions, suppressed_addresses, waitlist_entries, waitlist_letters, webhook_deliveries, letters
  in share row exclusive mode;
--> statement-breakpoint
-- Only triggers write counts, whoever changes the tables: each table has a function of its own, whose plans stay. `part` is what the table's
-- rows are parted by; what is null is not counted. With its triggers comes what is there already: from there to the end of the migration
-- writers of the table wait.
do $$
declare
  each record;
begin
  for each in select * from (values
    ('milestone_feedback', 'feedback', $part$milestone_id || ' ' || rating || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM')$part$),
    ('newsletter_subscriptions', 'newsletter',
      $part$case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'waiting' end$part$),
    ('suppressed_addresses', 'suppressed-addresses', $part$''$part$),
    ('waitlist_entries', 'waitlist-entries', $part$feature || ' ' || to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD')$part$),
    ('waitlist_letters', 'waitlist-letters', $part$feature$part$),
    ('webhook_deliveries', 'webhook-deliveries', $part$endpoint_id || ' ' || state$part$),
    ('letters', 'letters', 'letters_count_part(state, settled_at)')
  ) as counted(relation, name, part) loop
    execute format($make$
      create function porchlight_count_%1$s() returns trigger language plpgsql security definer set search_path = public as $body$
      begin
        if tg_op = 'INSERT' then
          insert into kept_counts (name, part, number)
            select %2$L, part, count(*) from (select %3$s as part from added) changed where part is not null group by part;
        elsif tg_op = 'DELETE' then
          insert into kept_counts (name, part, number)
            select %2$L, part, -count(*) from (select %3$s as part from removed) changed where part is not null group by part;
        else
          insert into kept_counts (name, part, number)
            select %2$L, part, sum(change) from (select %3$s as part, 1 as change from added union all select %3$s, -1 from removed) changed
              where part is not null group by part having sum(change) <> 0;
        end if;
        return null;
      end $body$;
      create trigger count_inserted after insert on %1$s referencing new table as added
        for each statement execute function porchlight_count_%1$s();
      create trigger count_updated after update on %1$s referencing old table as removed new table as added
        for each statement execute function porchlight_count_%1$s();
      create trigger count_deleted after delete on %1$s referencing old table as removed
        for each statement execute function porchlight_count_%1$s();
      insert into kept_counts (name, part, number)
        select %2$L, part, count(*) from (select %3$s as part from %1$s) counted where part is not null group by part
    $make$, each.relation, each.name, each.part);
  end loop;
end $$;
