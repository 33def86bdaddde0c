-- Two-step sign-in (docs/decisions/0067-two-step-sign-in.md).
create table two_step (
  customer_id int primary key references customer on delete cascade,
  -- The key of the authenticator app, encrypted: nonce, tag and text of AES-256-GCM.
  secret bytea not null,
  begun_at timestamptz not null,
  -- When a code confirmed it; until then it asks for nothing.
  confirmed_at timestamptz,
  -- The latest period of 30 seconds whose code was used: a code is taken once.
  last_step bigint not null default 0
);
create index two_step_unconfirmed on two_step (begun_at) where confirmed_at is null;

create table two_step_recovery_code (
  customer_id int not null references two_step on delete cascade,
  -- HMAC-SHA-256 of customer and code under a key of the installation.
  hash bytea not null,
  primary key (customer_id, hash)
);
