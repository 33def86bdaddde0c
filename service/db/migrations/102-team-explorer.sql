-- How many people stand below somebody, at any distance: kept by whoever joins and by every move.
alter table customer add column downline_count int not null default 0;
update customer c set downline_count = n.below
from (select above, count(*)::int as below from customer, unnest(upline) as above group by above) n where n.above = c.id;
