-- Refunds that the sandbox's payment providers have made.
create table sandbox_refund (
  id text primary key,
  payment_id text not null references sandbox_payment on delete cascade,
  amount_minor int not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index sandbox_refund_of_payment on sandbox_refund (payment_id);
