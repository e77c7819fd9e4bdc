-- Tables that are only added to, and whose oldest rows go, are divided by time: retention drops a partition (decision 0103).
-- online
do $$ begin
  -- What a start that was broken off has left.
  if exists (select from pg_index where indexrelid = to_regclass('public.letters_by_id') and not indisvalid) then
    drop index letters_by_id;
  end if;
end $$;
--> statement-breakpoint
-- online
create unique index concurrently if not exists letters_by_id on letters (id, created_at);
--> statement-breakpoint
-- online
do $$ begin
  alter table letters drop constraint if exists letters_first;
  execute format('alter table letters add constraint letters_first check (created_at < %L) not valid',
    to_char(date_trunc('month', now() at time zone 'UTC') + interval '3 months', 'YYYY-MM-DD') || 'T00:00:00Z');
end $$;
--> statement-breakpoint
-- online
alter table letters validate constraint letters_first;
--> statement-breakpoint
-- The partitions, beside the tables of the product: whoever lists those finds each row once.
create schema if not exists partitions;
--> statement-breakpoint
-- When the period of so many months begins that is so many after the one of `at`.
create function partitions.period_start(at timestamptz, months int, ahead int) returns timestamptz language sql immutable parallel safe
return (
  select make_timestamptz(month / 12, month % 12 + 1, 1, 0, 0, 0, 'UTC')
    from (select ((extract(year from utc) * 12 + extract(month from utc) - 1)::int / months + ahead) * months as month
            from (select at at time zone 'UTC' as utc) moment) period
);
--> statement-breakpoint
-- Divides a table by time. It becomes the first partition as it is, so no row is copied; the table of its name takes over its columns,
-- indexes, references, policies and grants. `<name>_by_id` and the validated check `<name>_first` are made beforehand where there are many
-- rows (`-- online` above); without the check all rows are read while nobody else can. A reference to the table has to be dropped before.
-- contract: it changes nothing by itself, and what it makes of a table has the name and the columns that processes know
create function partitions.divide(name text, key text, months int) returns void language plpgsql as $$
declare
  first_name text := name || '_first';
  first_part text := format('partitions.%I', name || '_first');
  parent text := format('public.%I', name);
  first_end timestamptz;
  each record;
begin
  -- With nothing else held it may take two seconds, within which a vacuum gives way. What comes then takes less than the second after which
  -- PostgreSQL ends one of two that wait for each other, which could be a request.
  execute format('lock table %s in access exclusive mode', parent);
  set local lock_timeout = '500ms';
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz into first_end
    from pg_constraint where conrelid = parent::regclass and conname = first_name and convalidated;
  first_end := coalesce(first_end, partitions.period_start(now() + interval '2 months', months, 1));

  execute format('create unique index if not exists %I on %s (id, %I)', name || '_by_id', parent, key);
  for each in select conname from pg_constraint where conrelid = parent::regclass and contype = 'p' loop
    execute format('alter table %s drop constraint %I', parent, each.conname);
  end loop;
  execute format('alter table %s add constraint %I primary key using index %I', parent, name || '_id_' || key || '_pk', name || '_by_id');
  execute format('alter table %s rename to %I', parent, first_name);
  execute format('alter table public.%I set schema partitions', first_name);
  execute format('create table %s (like %s including defaults) partition by range (%I)', parent, first_part, key);

  for each in select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = first_part::regclass and contype in ('p', 'c', 'f') and conname <> first_name loop
    execute format('alter table %s add constraint %I %s', parent, each.conname, each.definition);
  end loop;
  for each in select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = first_part::regclass and not indisprimary loop
    execute replace(each.definition, ' ON ' || first_part || ' ', ' ON ' || parent || ' ');
  end loop;
  if (select relrowsecurity from pg_class where oid = first_part::regclass) then
    execute format('alter table %s enable row level security', parent);
  end if;
  for each in select policyname, cmd, coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as rule
    from pg_policies where schemaname = 'partitions' and tablename = first_name loop
    execute format('create policy %I on %s for %s%s', each.policyname, parent, each.cmd, each.rule);
  end loop;
  -- Processes of the release before ask under the same roles, before the next start grants anything.
  for each in
    select pg_get_userbyid(grantee) as role, privilege_type as verb, '' as columns
      from pg_class, aclexplode(relacl) where oid = first_part::regclass and grantee not in (0, relowner)
    union all
    select pg_get_userbyid(grantee), privilege_type, '(' || quote_ident(attname) || ')'
      from pg_attribute, aclexplode(attacl) where attrelid = first_part::regclass and attnum > 0 and grantee <> 0
  loop
    execute format('grant %s %s on %s to %I', each.verb, each.columns, parent, each.role);
  end loop;

  execute format('alter table %s attach partition %s for values from (minvalue) to (%L)', parent, first_part, first_end);
  execute format('alter table %s drop constraint if exists %I', first_part, first_name);
  execute format('create table partitions.%I partition of %s default', name || '_default', parent);
end $$;
--> statement-breakpoint
-- contract: the table keeps its name and columns; ids, which are random, are unique by the index of each partition
select partitions.divide('letters', 'created_at', 1);
