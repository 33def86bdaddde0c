-- A deleted account keeps its row, which orders and the team refer to, without the person
-- (docs/decisions/0066-an-account-is-deleted-and-its-orders-stay.md).
alter table customer add column deleted_at timestamptz;
-- The job that repeats a deletion looks for the newest.
create index customer_deleted on customer (deleted_at) where deleted_at is not null;
