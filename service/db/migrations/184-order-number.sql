-- Every order has a number: the service writes it with the order and shows it everywhere. Nothing kept it from being null.
update sales_order set increment_id = lpad(id::text, 9, '0') where increment_id is null;
alter table sales_order alter column increment_id set not null;
