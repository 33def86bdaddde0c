-- Payout accounts: what the shop has asked the payout provider for, and what it has answered. The provider keeps the person's data.
create table payout_account (
  customer_id int primary key references customer on delete cascade,
  -- Under which the provider knows the account: the same for every attempt.
  reference uuid not null unique,
  username text not null,
  -- applying: the provider's answer is awaited; pending: it decides later
  state text not null check (state in ('applying', 'pending', 'active')),
  -- While applying: until when the answer is awaited.
  applying_until timestamptz,
  weekly_pay boolean not null default false,
  -- The latest change of weekly pay that was sent, and the latest whose outcome is known.
  sent_change int not null default 0,
  known_change int not null default 0 check (known_change <= sent_change),
  -- When the latest change was sent, while its outcome is unknown.
  changing_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payout_account_unsettled on payout_account (updated_at) where state <> 'active' or changing_since is not null;

-- What the sandbox's payout provider remembers.
create table sandbox_payout_account (
  reference uuid primary key,
  username text not null,
  email text not null,
  name text not null,
  state text not null check (state in ('pending', 'active', 'refused')),
  -- When a pending one becomes active.
  decides_at timestamptz,
  weekly_pay boolean not null default false,
  change int not null default 0,
  created_at timestamptz not null
);
create unique index sandbox_payout_username on sandbox_payout_account (lower(username)) where state <> 'refused';
create unique index sandbox_payout_email on sandbox_payout_account (lower(email)) where state <> 'refused';
