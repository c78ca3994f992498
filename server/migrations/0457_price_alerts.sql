-- Members are told when a currency is worth what they wait for: docs/decisions/137-price-alerts.md.

create table price_alerts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  currency text not null check (currency in ('FCELL', 'ETH', 'BTC')),
  quote_currency text not null check (quote_currency in ('USD', 'CZK', 'ETH', 'BTC')),
  goes_up boolean not null,
  price numeric(60, 20) not null check (price > 0),
  created_at timestamptz not null default now(),
  reached_at timestamptz,
  check (currency <> quote_currency)
);
create unique index price_alerts_once on price_alerts (member_id, currency, quote_currency, price) where reached_at is null;
create index price_alerts_waiting on price_alerts (currency, quote_currency, price) where reached_at is null;
create index price_alerts_by_member on price_alerts (member_id, currency, id);
create index price_alerts_by_end on price_alerts (reached_at) where reached_at is not null;
comment on table price_alerts is 'Prices that members wait for. Each is told once; those that were reached stay for some days.';
comment on column price_alerts.goes_up is 'The price was lower when the member asked, so it is reached by going up.';
