-- Payouts that move money (docs/decisions/0068): what an associate is paid on a pay day, summed from commission_payment.
create table payout (
  id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  pay_day date not null,
  amount_minor int not null check (amount_minor >= 0),
  -- refused: the provider has said no for good; unanswered: it has not said what became of it, and may have paid.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'paid', 'refused', 'unanswered')),
  -- The id under which the provider pays it once.
  request_id uuid not null unique default gen_random_uuid(),
  attempts int not null default 0,
  -- When the first attempt was due: later than the pay day for somebody without an account.
  tried_since timestamptz,
  -- Since when a request may have reached the provider; null: none has.
  asked_at timestamptz,
  -- Why the last attempt failed, without anything that names a person.
  failure text,
  -- Until then another process has it, or it is not tried again.
  taken_until timestamptz,
  -- Hong Kong day on which the provider had the money.
  paid_on date check ((paid_on is not null) = (status = 'paid')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, pay_day)
);
create index payout_open on payout (created_at) where status in ('waiting', 'sent');

alter table commission_payment add column payout_id bigint references payout;
create index commission_payment_unassigned on commission_payment (payment_date) where payout_id is null;
create index commission_payment_of_payout on commission_payment (payout_id);

-- Until now a commission counted as paid when its day had come. What has come by now was paid by hand, and stays paid.
insert into payout (customer_id, pay_day, amount_minor, status, paid_on, created_at, updated_at)
select customer_id, payment_date, greatest(sum(amount_minor), 0), 'paid', payment_date, now(), now()
from commission_payment
where check_number is null and payment_date <= (now() at time zone 'Asia/Hong_Kong')::date
group by customer_id, payment_date;
update commission_payment c set payout_id = o.id from payout o
where o.customer_id = c.customer_id and o.pay_day = c.payment_date and c.check_number is null;

-- Payouts that the sandbox's provider has made.
create table sandbox_payout (
  id uuid primary key,
  account uuid not null references sandbox_payout_account on delete cascade,
  amount_minor int not null check (amount_minor > 0),
  -- When a pending one is paid.
  pays_at timestamptz not null,
  created_at timestamptz not null
);
create index sandbox_payout_of_account on sandbox_payout (account);
