-- online
do $$ begin
  if exists (select from pg_index where indexrelid = to_regclass('public.staff_actions_by_id') and not indisvalid) then
    drop index staff_actions_by_id;
  end if;
end $$;
--> statement-breakpoint
-- online
create unique index concurrently if not exists staff_actions_by_id on staff_actions (id, at);
--> statement-breakpoint
-- online
do $$ begin
  alter table staff_actions drop constraint if exists staff_actions_first;
  execute format('alter table staff_actions add constraint staff_actions_first check (at < %L) not valid',
    to_char(date_trunc('quarter', now() at time zone 'UTC' + interval '2 months') + interval '3 months', 'YYYY-MM-DD') || 'T00:00:00Z');
end $$;
--> statement-breakpoint
-- online
alter table staff_actions validate constraint staff_actions_first;
--> statement-breakpoint
-- Identity columns of partitioned tables there are from PostgreSQL 17 on only: a sequence of the same name goes on where the old one was.
lock table staff_actions in access exclusive mode;
--> statement-breakpoint
create sequence staff_actions_ids;
--> statement-breakpoint
select setval('staff_actions_ids', last_value, is_called) from staff_actions_id_seq;
--> statement-breakpoint
alter table staff_actions alter column id drop identity;
--> statement-breakpoint
-- contract: the name is that of the sequence which went with the identity; whoever stores an action names neither
alter sequence staff_actions_ids rename to staff_actions_id_seq;
--> statement-breakpoint
alter table staff_actions alter column id set default nextval('staff_actions_id_seq');
--> statement-breakpoint
-- contract: the table keeps its name and columns; ids come from one sequence
select partitions.divide('staff_actions', 'at', 3);
