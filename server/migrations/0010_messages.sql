CREATE TABLE "message_reads" (
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reads_purchase_id_user_id_pk" PRIMARY KEY("purchase_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"place" bigint NOT NULL,
	"staff_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text,
	"staff_id" text,
	"staff_name" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"conversation" text,
	"passages" text[],
	"document_id" uuid,
	CONSTRAINT "messages_purchase_id_id_pk" PRIMARY KEY("purchase_id","id"),
	CONSTRAINT "messages_writer" CHECK ("messages"."user_id" is null or "messages"."staff_name" is null)
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reads_user" ON "message_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_threads_place" ON "message_threads" USING btree ("place","purchase_id");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("purchase_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_staff" ON "messages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "messages_document" ON "messages" USING btree ("document_id");--> statement-breakpoint
create index messages_by_words on messages using gin (search_vector_of_long(text)) with (fastupdate = off);
--> statement-breakpoint
-- Both buyers read the thread of their purchase, and write in their own name alone; answers of staff are entered past these policies.
alter table messages enable row level security;
create policy together on messages for select using (purchase_id = any (array(select porchlight_purchases())));
create policy entered on messages for insert
  with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())));
alter table message_threads enable row level security;
create policy together on message_threads for select using (purchase_id = any (array(select porchlight_purchases())));
alter table message_reads enable row level security;
create policy own on message_reads using (user_id = (select porchlight_owner()))
  with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- Where each thread lies in the console's list, however its messages come, move, or go with an account. A purchase that is being deleted
-- gets no row again.
create function porchlight_place_thread() returns trigger language plpgsql security definer set search_path = public as $$
declare
  touched uuid;
  newest timestamptz;
  answered timestamptz;
  waits timestamptz;
begin
  foreach touched in array case tg_op when 'INSERT' then array[new.purchase_id] when 'DELETE' then array[old.purchase_id]
    else array[old.purchase_id, new.purchase_id] end
  loop
    select max(created_at), max(created_at) filter (where user_id is null) into newest, answered from messages where purchase_id = touched;
    if newest is null then
      delete from message_threads where purchase_id = touched;
      continue;
    end if;
    waits := (select min(created_at) from messages
      where purchase_id = touched and user_id is not null and created_at > coalesce(answered, '-infinity'));
    insert into message_threads (purchase_id, last_at, waiting_since, place)
      select id, newest, waits, floor(case when waits is null then 10000000000000 - extract(epoch from newest) * 1000
        else extract(epoch from waits) * 1000 end) from purchases where id = touched
      on conflict (purchase_id) do update
        set last_at = excluded.last_at, waiting_since = excluded.waiting_since, place = excluded.place;
  end loop;
  return null;
end $$;
create trigger place_thread after insert or delete or update of purchase_id on messages
  for each row execute function porchlight_place_thread();
--> statement-breakpoint
-- Whose open pages show threads: the ids of active members of staff, which a buyer's request may notify and reads nothing else of.
create function porchlight_active_staff() returns setof text language plpgsql stable security definer set search_path = public rows 20 as $$
begin
  return query select user_id from staff_members where suspended_at is null;
end $$;
