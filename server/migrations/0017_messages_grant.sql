-- A helper with the grant reads the thread of the purchase; which columns, the database grants say.
create policy granted on messages for select using (purchase_id = any (array(select porchlight_granted('messages'))));
