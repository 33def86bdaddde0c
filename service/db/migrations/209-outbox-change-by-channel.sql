-- Names the channels that have a new message, so that a mail does not make the lane for SMS look for one (service/outbox/lanes.ts).
-- A JSON list, as the channel `page_change` has it (db/change-payload.ts). A process of the previous version wakes every lane.
create or replace function tell_outbox_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_change', (select json_agg(distinct channel)::text from queued))
    from queued limit 1;
  return null;
end $$;
drop trigger tell_outbox_change on outbox;
create trigger tell_outbox_change after insert on outbox referencing new table as queued
  for each statement execute function tell_outbox_change();
