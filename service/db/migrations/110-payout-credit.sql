-- Every change of a customer's payout credit (iPayout). `customer.ipayout_minor` is the sum of a customer's entries.
create table payout_credit_entry (
  id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  -- opening: from before this table; payout: received from the payout provider; order: spent; returned: of a cancelled order
  kind text not null check (kind in ('opening', 'payout', 'order', 'returned')),
  -- What the entry is about: an order's id, a payout's reference.
  reference text not null,
  amount_minor int not null check (amount_minor <> 0),
  balance_minor int not null check (balance_minor >= 0),
  created_at timestamptz not null,
  -- Whatever is told twice counts once.
  unique (kind, reference)
);
create index payout_credit_entry_customer on payout_credit_entry (customer_id, id);

-- What customers had: today's balance, and what orders that may still be cancelled have spent of it.
with spent as (
  select id, customer_id, ipayout_minor, created_at,
    sum(ipayout_minor) over (partition by customer_id order by id) as so_far, sum(ipayout_minor) over (partition by customer_id) as total
  from sales_order where ipayout_minor > 0 and status <> 'canceled'
), opening as (
  select c.id, c.ipayout_minor + coalesce((select max(total) from spent s where s.customer_id = c.id), 0) as amount, c.created_at from customer c
), entry as (
  select id as customer_id, 'opening' as kind, id::text as reference, amount, amount as balance, created_at from opening where amount > 0
  union all
  select s.customer_id, 'order', s.id::text, -s.ipayout_minor, o.amount - s.so_far, s.created_at from spent s join opening o on o.id = s.customer_id
)
insert into payout_credit_entry (customer_id, kind, reference, amount_minor, balance_minor, created_at)
select customer_id, kind, reference, amount, balance, created_at from entry order by kind = 'order', created_at, reference;
