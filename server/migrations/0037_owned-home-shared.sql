-- What is kept of a home may be read by somebody whom its owners let see it; which kinds, the query says (shared-kinds.ts).
create policy granted on home_records for select using (purchase_id = any (array(select porchlight_granted('owned-home'))));
