CREATE TABLE "document_readings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"page" smallint,
	"page_count" smallint,
	"form" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"instance_id" integer,
	"sealed_content" "bytea",
	"sealed_confirmed" "bytea",
	"asked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_readings_user" ON "document_readings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_readings_under_way" ON "document_readings" USING btree ("instance_id") WHERE "document_readings"."state" = 'reading';
--> statement-breakpoint
alter table document_readings enable row level security;
--> statement-breakpoint
create policy own on document_readings using (user_id = (select porchlight_owner())) with check (
  user_id = (select porchlight_owner()) and exists (select from documents where documents.id = document_id and documents.user_id = document_readings.user_id)
);
--> statement-breakpoint
-- Whoever may read the document, by an invitation to sign it or by a grant, may read what was read of it.
create policy readable on document_readings for select using (exists (select from documents where documents.id = document_id));
--> statement-breakpoint
-- States the intent to write a file, unless its path is taken; the tables are those whose rows name files. Each statement in here sees what
-- was committed until it began: an upload of the same millisecond that ended meanwhile left its row in the transaction that ended its
-- intent. An intent on a file that has a row would take both away, so it is never committed.
create function porchlight_reserve_file(path text, instance integer, at timestamp with time zone, tables text[])
returns boolean language plpgsql volatile as $$
declare
  named text;
  is_taken boolean;
begin
  insert into file_intents (storage_path, instance_id, created_at) values (path, instance, at) on conflict do nothing;
  if not found then
    return false;
  end if;
  foreach named in array tables loop
    execute format('select exists (select from %I where storage_path = $1)', named) into is_taken using path;
    if is_taken then
      delete from file_intents where storage_path = path;
      return false;
    end if;
  end loop;
  return true;
end $$;
