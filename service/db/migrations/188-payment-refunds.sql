-- Refunds that move money, and what providers call a payment (docs/decisions/0062).
-- The provider's own name of a payment, where it has to be asked by that.
alter table payment add column reference text;

-- Money that goes back to a payment. A refund of an order is divided among its payments; a payment that its order could not
-- take goes back whole.
create table payment_refund (
  -- The id under which the provider makes it once.
  id text primary key,
  payment_id text not null references payment on delete cascade,
  -- The refund that it is part of; null where the payment goes back whole.
  order_refund_id int references order_refund on delete set null,
  amount_minor int not null check (amount_minor > 0),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'done', 'failed')),
  attempts int not null default 0,
  -- Since when a request may have reached the provider; null: none has.
  asked_at timestamptz,
  -- Why the last attempt failed, without anything that names a person.
  failure text,
  -- Until then another process has it, or it is not tried again.
  taken_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_refund_of_payment on payment_refund (payment_id);
create index payment_refund_waiting on payment_refund (created_at) where status in ('waiting', 'sent');
