ALTER TABLE "staff_members" ADD COLUMN "last_seen_at" timestamp with time zone;
--> statement-breakpoint
-- The last time that a member was here outlives the session: staff who signed out are not shown as never seen.
create function porchlight_note_last_seen() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update staff_members set last_seen_at = greatest(last_seen_at, old.last_seen_at) where user_id = old.user_id;
  return null;
end $$;
create trigger note_last_seen after delete on sessions for each row execute function porchlight_note_last_seen();
