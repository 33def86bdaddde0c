-- Values of the attributes that lists can be filtered by (service/catalogue/filter-attributes.ts): dosage form, whom it suits.
alter table product add column filter_options int[] not null default '{}';
