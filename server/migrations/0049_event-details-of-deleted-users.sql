-- Processes of the release before know `event_details` alone: what one of this release logged of an account would outlive it where they
-- are the ones that delete it.
create function porchlight_forget_event_details() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from event_entry_details where user_id = old.id;
  return null;
end $$;
--> statement-breakpoint
-- Less than the second after which PostgreSQL ends one of two that wait for each other, which could be a request.
set local lock_timeout = '500ms';
--> statement-breakpoint
create trigger forget_event_details after delete on users for each row execute function porchlight_forget_event_details();
