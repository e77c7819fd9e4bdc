CREATE TABLE "credit_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"balance" bigint NOT NULL,
	"credit_limit" bigint,
	"statement_day" smallint,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bureau" text NOT NULL,
	"item" text NOT NULL,
	"wrong" text NOT NULL,
	"sent_to" text NOT NULL,
	"furnisher" text,
	"sent_on" date,
	"received_on" date,
	"more_information_on" date,
	"answered_on" date,
	"after_free_report" boolean NOT NULL,
	"result" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"value" smallint NOT NULL,
	"model" text NOT NULL,
	"bureau" text NOT NULL,
	"on_day" date NOT NULL,
	"range_low" smallint,
	"range_high" smallint,
	"factors" jsonb NOT NULL,
	"source" text NOT NULL,
	"detail" jsonb,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_senders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sender" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_sharing" (
	"user_id" text PRIMARY KEY NOT NULL,
	"with_user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_cards" ADD CONSTRAINT "credit_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_scores" ADD CONSTRAINT "credit_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_senders" ADD CONSTRAINT "credit_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_sharing" ADD CONSTRAINT "credit_sharing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_sharing" ADD CONSTRAINT "credit_sharing_with_user_id_users_id_fk" FOREIGN KEY ("with_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_cards_user" ON "credit_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_user" ON "credit_disputes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_scores_user" ON "credit_scores" USING btree ("user_id","on_day");--> statement-breakpoint
CREATE INDEX "credit_sharing_with" ON "credit_sharing" USING btree ("with_user_id");
--> statement-breakpoint
alter table credit_cards enable row level security;
--> statement-breakpoint
alter table credit_disputes enable row level security;
--> statement-breakpoint
alter table credit_scores enable row level security;
--> statement-breakpoint
alter table credit_senders enable row level security;
--> statement-breakpoint
alter table credit_sharing enable row level security;
--> statement-breakpoint
create policy own on credit_cards using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy own on credit_disputes using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy own on credit_scores using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy own on credit_senders using (user_id = (select porchlight_owner()));
--> statement-breakpoint
-- Nobody shares with somebody whom they do not buy with.
create policy own on credit_sharing using (user_id = (select porchlight_owner()))
  with check (user_id = (select porchlight_owner()) and porchlight_purchase_of(with_user_id) = porchlight_purchase_of(user_id));
--> statement-breakpoint
-- Whose scores are open to whoever asks: both are buyers of one purchase now. A helper acts under no account's id and is never among them.
create function porchlight_shared_credit() returns setof text language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select user_id from credit_sharing
    where with_user_id = porchlight_owner() and porchlight_purchase_of(user_id) = porchlight_purchase_of(with_user_id);
end $$;
--> statement-breakpoint
create policy shared on credit_sharing for select using (user_id = any (array(select porchlight_shared_credit())));
--> statement-breakpoint
create policy shared on credit_scores for select using (user_id = any (array(select porchlight_shared_credit())));
