-- The locker or pick-up point that a parcel goes to (docs/decisions/0033), as the carrier described it when it was chosen:
-- an order keeps its place in every language after the point has moved or closed.
alter table cart add column pickup_point jsonb;
alter table sales_order add column pickup_point jsonb;
-- The points that a customer used last.
create index sales_order_pickup_point on sales_order (customer_id, id desc) where pickup_point is not null;
