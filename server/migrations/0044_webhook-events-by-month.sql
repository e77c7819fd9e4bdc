-- online
do $$ begin
  if exists (select from pg_index where indexrelid = to_regclass('public.webhook_events_by_id') and not indisvalid) then
    drop index webhook_events_by_id;
  end if;
  if exists (select from pg_index where indexrelid = to_regclass('public.webhook_events_by_place') and not indisvalid) then
    drop index webhook_events_by_place;
  end if;
end $$;
--> statement-breakpoint
-- online
create unique index concurrently if not exists webhook_events_by_id on webhook_events (id, occurred_at);
--> statement-breakpoint
-- online
create index concurrently if not exists webhook_events_by_place on webhook_events (position);
--> statement-breakpoint
-- online
do $$ begin
  alter table webhook_events drop constraint if exists webhook_events_first;
  execute format('alter table webhook_events add constraint webhook_events_first check (occurred_at < %L) not valid',
    to_char(date_trunc('month', now() at time zone 'UTC') + interval '3 months', 'YYYY-MM-DD') || 'T00:00:00Z');
end $$;
--> statement-breakpoint
-- online
alter table webhook_events validate constraint webhook_events_first;
--> statement-breakpoint
lock table webhook_events in access exclusive mode;
--> statement-breakpoint
set local lock_timeout = '500ms';
--> statement-breakpoint
lock table webhook_deliveries in access exclusive mode;
--> statement-breakpoint
create index if not exists webhook_events_by_place on webhook_events (position);
--> statement-breakpoint
-- contract: whoever gives positions locks the one row of event_feed, so that each is given once
drop index webhook_events_by_position;
--> statement-breakpoint
-- contract: no process names an index
alter index webhook_events_by_place rename to webhook_events_by_position;
--> statement-breakpoint
create sequence webhook_events_order;
--> statement-breakpoint
select setval('webhook_events_order', last_value, is_called) from webhook_events_sequence_seq;
--> statement-breakpoint
alter table webhook_events alter column sequence drop identity;
--> statement-breakpoint
-- contract: the name is that of the sequence which went with the identity; whoever publishes names neither
alter sequence webhook_events_order rename to webhook_events_sequence_seq;
--> statement-breakpoint
-- As its owner: the roles of buyers, who publish too, have no right to the sequence, as they needed none for the identity.
create function next_webhook_event() returns bigint language sql security definer set search_path = ''
as $$ select nextval('public.webhook_events_sequence_seq') $$;
--> statement-breakpoint
alter table webhook_events alter column sequence set default next_webhook_event();
--> statement-breakpoint
alter table webhook_deliveries drop constraint webhook_deliveries_event_id_webhook_events_id_fk;
--> statement-breakpoint
-- contract: the table keeps its name and columns; ids are random
select partitions.divide('webhook_events', 'occurred_at', 1);
--> statement-breakpoint
-- Rows that are there were held by the reference that was dropped; a delivery has always had the time of its event.
alter table webhook_deliveries add constraint webhook_deliveries_event
  foreign key (event_id, occurred_at) references webhook_events (id, occurred_at) on delete cascade not valid;
