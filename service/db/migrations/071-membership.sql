-- Memberships that were paid for: an order counts once.
create table membership_grant (
  order_id int primary key references sales_order on delete cascade,
  customer_id int not null references customer on delete cascade,
  years int not null check (years > 0),
  -- Last day of the membership after this order, a Hong Kong date.
  expires_on date not null,
  granted_at timestamptz not null
);
create index membership_grant_customer on membership_grant (customer_id);
