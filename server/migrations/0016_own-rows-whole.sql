-- The download of everything is read behind the wall, so that what the list of a person's tables names has to be seen through it.
-- Invitations to the address that nobody has accepted yet.
create policy addressed on signing_invitations for select
  using (accepted_by is null and email = (select porchlight_email()));
--> statement-breakpoint
-- The lead of a final step carries its number, and is that account's whatever address was typed. As an array it is asked once for a query.
create policy of_own_final_step on leads for select using (id = any (array(
  select home_buyers.id from home_buyers where home_buyers.user_id = (select porchlight_owner())
)));
