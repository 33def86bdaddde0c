-- Payments that are captured when their order ships (docs/decisions/0071).
create table payment_authorisation (
  payment_id text primary key references payment on delete cascade,
  authorised_minor int not null check (authorised_minor > 0),
  -- What is to be captured: refunds before the capture lower it.
  amount_minor int not null check (amount_minor between 0 and authorised_minor),
  -- What is asked of the provider; null while the money is only held.
  task text check (task in ('capture', 'release')),
  -- refused: the provider has said no for good; unanswered: it has not said what became of it, and may have done it.
  status text not null default 'held' check (status in ('held', 'waiting', 'sent', 'done', 'refused', 'unanswered')),
  check ((status = 'held') = (task is null)),
  -- The id under which the provider carries it out once.
  request_id uuid not null unique default gen_random_uuid(),
  -- When the authorisation ends, and when support was told that it soon will.
  expires_at timestamptz not null,
  warned_at timestamptz,
  -- A person has asked for another try: the provider decides, even after the authorisation has ended.
  is_retried boolean not null default false,
  attempts int not null default 0,
  -- When the first attempt was due.
  tried_since timestamptz,
  -- Since when a request may have reached the provider; null: none has.
  asked_at timestamptz,
  -- Why the last attempt failed, without anything that names a person.
  failure text,
  -- Until then another process has it, or it is not tried again.
  taken_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_authorisation_held on payment_authorisation (expires_at) where status = 'held';
create index payment_authorisation_open on payment_authorisation (created_at) where status in ('waiting', 'sent');

-- uncaptured: given back before the money was taken, by capturing less; no provider is asked for it.
alter table payment_refund drop constraint payment_refund_status_check;
alter table payment_refund add constraint payment_refund_status_check
  check (status in ('waiting', 'sent', 'done', 'failed', 'uncaptured'));
