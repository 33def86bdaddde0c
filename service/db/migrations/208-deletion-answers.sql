-- What a deletion may leave behind (docs/decisions/0066-an-account-is-deleted-and-its-orders-stay.md).
-- given_up: payout credit that a person gave up with the account
alter table payout_credit_entry drop constraint payout_credit_entry_kind_check;
alter table payout_credit_entry add constraint payout_credit_entry_kind_check
  check (kind in ('opening', 'payout', 'order', 'returned', 'given_up'));

-- Tokens with which accounts were deleted, for some hours: the answer may be lost, and the call repeated. Names nobody.
create table deletion_token (
  -- SHA-256 of the token.
  hash bytea primary key,
  deleted_at timestamptz not null
);
create index deletion_token_age on deletion_token (deleted_at);
