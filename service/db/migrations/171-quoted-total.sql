-- The grand total that the service last answered for a cart, in cents; null once the customer has changed the cart. An
-- order that does not name the total it expects is refused if the cart now costs something else.
alter table cart add column quoted_minor bigint;
