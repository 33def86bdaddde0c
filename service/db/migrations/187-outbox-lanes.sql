-- What a message is for, which decides how soon it is sent and whether its text outlives the sending (docs/decisions/0058-mail-and-sms.md).
-- The defaults serve processes of the previous version, which share the database during an update.
alter table outbox
  add column purpose text not null default 'order',
  -- the order of sending within a channel: 0 before 1
  add column priority integer not null default 2,
  -- store code: the language of the text
  add column language text not null default 'en',
  -- values for the template of an SMS, where a carrier takes no text
  add column variables jsonb not null default '{}',
  add column attempts integer not null default 0,
  -- why the last attempt failed, without anything that names a person
  add column failure text;
-- `taken_until` is also when a message that failed is tried again.
drop index outbox_unsent;
create index outbox_waiting on outbox (channel, priority, id) where sent_at is null and failed_at is null;
create index outbox_ended on outbox (coalesce(sent_at, failed_at)) where sent_at is not null or failed_at is not null;

-- Tells every process that sends messages that there is one, when the transaction commits that queued it.
create function tell_outbox_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_change', '');
  return null;
end $$;
create trigger tell_outbox_change after insert on outbox for each statement execute function tell_outbox_change();
