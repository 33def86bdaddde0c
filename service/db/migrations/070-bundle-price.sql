-- A bundle is charged, shown and sorted at its own price: one without would be given away.
alter table product add constraint bundle_has_price check (type_id <> 'bundle' or price_minor > 0);
