-- Messages wait in the outbox until a job has handed them to the mail or SMS system.
alter table outbox add column sent_at timestamptz, add column taken_until timestamptz;
create index outbox_unsent on outbox (id) where sent_at is null;

-- Until when the provider's answer to the start of a payment is awaited; null once it has come.
alter table payment add column starting_until timestamptz;
