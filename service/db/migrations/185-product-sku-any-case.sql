-- A product's address is found in whatever case it is written.
create index product_sku_any_case on product (lower(sku));
