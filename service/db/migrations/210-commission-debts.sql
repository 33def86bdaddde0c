-- What associates owed from recalculations when it was paid back or written off (docs/decisions/0072). Kept for the
-- accounts; names nobody.
create table commission_debt (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  amount_minor int not null check (amount_minor > 0),
  -- paid_back: the associate has paid it; written_off: the shop asks for it no more.
  ending text not null check (ending in ('paid_back', 'written_off')),
  made_at timestamptz not null
);
create index commission_debt_of_customer on commission_debt (customer_id);

-- Recalculations that were settled as a debt; they are in no payout, and none waits for them.
alter table commission_payment add column debt_id int references commission_debt on delete set null;
create index commission_payment_of_debt on commission_payment (debt_id) where debt_id is not null;
