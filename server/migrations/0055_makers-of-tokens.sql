set local lock_timeout = '500ms';
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "maker_id" text;--> statement-breakpoint
-- contract: the column is new, so a process of the release before writes nothing that it forbids
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The audit log says who made each. Tokens of members who are suspended already open nothing from now on.
update api_tokens set maker_id = made.member_id
  from staff_actions made join users on users.id = made.member_id
  where made.action = 'tokens.made' and made.subject_id = api_tokens.id::text;
--> statement-breakpoint
update api_tokens set revoked_at = now()
  where revoked_at is null and maker_id in (select user_id from staff_members where suspended_at is not null);
