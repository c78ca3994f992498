-- Payments of jobs, which are their invoices and yearly statements. docs/decisions/087-invoices-and-statements.md.

alter table freelancer_details add column on_invoices boolean not null default false;
comment on column freelancer_details.on_invoices is 'Whether the name, address and tax numbers of the settings are put on invoices, where the other side sees them.';

create table job_invoice_counts (
  freelancer_id bigint not null references members on delete cascade,
  year int not null,
  latest int not null,
  primary key (freelancer_id, year)
);
comment on table job_invoice_counts is 'The number of a freelancer''s latest invoice of a year. Releases take the next one in their own transaction, so there are no gaps.';

create table job_payments (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements on delete cascade,
  milestone_id bigint references job_milestones on delete cascade,
  client_id bigint references members on delete set null,
  freelancer_id bigint references members on delete set null,
  kind text not null check (kind in ('release', 'refund')),
  transaction_id bigint not null references ledger_transactions,
  at timestamptz not null,
  title text not null,
  description text not null,
  units numeric(78, 0) not null check (units > 0),
  fee numeric(78, 0) not null default 0 check (fee >= 0),
  tax numeric(78, 0) not null default 0 check (tax >= 0),
  cents bigint not null,
  fee_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  rate numeric(60, 20) not null,
  market_rate numeric(60, 20),
  client jsonb not null,
  freelancer jsonb not null,
  year int not null,
  number int,
  unique (freelancer_id, year, number),
  unique (transaction_id, kind),
  check ((kind = 'release') = (number is not null))
);
create index job_payments_of_client on job_payments (client_id, year, id);
create index job_payments_of_freelancer on job_payments (freelancer_id, year, id);
create index job_payments_of_agreement on job_payments (agreement_id);
create index job_payments_of_milestone on job_payments (milestone_id, id desc);
comment on table job_payments is 'What left the escrow of agreements. A release is an invoice. Rows are never changed: they say what was so at that time, and stay with the other side when a member leaves.';
comment on column job_payments.title is 'The job''s, at that time.';
comment on column job_payments.description is 'What it was for, at that time.';
comment on column job_payments.units is 'Tokens before fee and tax, in the smallest unit.';
comment on column job_payments.cents is 'What they were worth in cents of US dollars when they were paid in. Parts add up to the whole.';
comment on column job_payments.rate is 'US dollars for one token, when they were paid in.';
comment on column job_payments.market_rate is 'US dollars for one token when they left; null where nobody knew.';
comment on column job_payments.client is 'The client as their invoices named them at that time.';
comment on column job_payments.year is 'In UTC.';
comment on column job_payments.number is 'Of the invoice, in the freelancer''s year: without gaps.';

-- Tokens of a price in cents, to the nearest cent.
create function cents_of(part numeric, units numeric, price bigint) returns bigint language sql immutable as $$
  select div(2 * price * part + units, 2 * units)::bigint
$$;

-- A member as invoices name them now: with what only they see if they want it there.
create function invoice_party(member bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('name', m.full_name, 'username', m.username) || case
    when not coalesce(fd.on_invoices, false) then '{}'
    else jsonb_build_object('legal_name', trim(fd.first_name || ' ' || fd.last_name), 'company', fd.company,
      'address', fd.address, 'city', trim(fd.zip || ' ' || fd.city), 'state', fd.state, 'country', coalesce(fr.country, ''),
      'gst_number', coalesce(td.gst_number, ''), 'pan', coalesce(td.pan, '')) end
  from members m left join freelancer_details fd on fd.member_id = m.id
  left join freelancers fr on fr.member_id = m.id left join tax_details td on td.member_id = m.id
  where m.id = member
$$;

-- What was paid so far, in its order.
with moved as (
  select je.id, je.milestone_id, je.kind, je.transaction_id, je.at, je.units, ag.id as agreement_id, ag.client_id,
    ag.freelancer_id, ag.title, jm.description, jm.units as whole, jm.price, jm.rate,
    coalesce(case je.kind when 'released' then sum(je.units) over same else sum(je.units) over every end, 0) as before,
    coalesce((t.details ->> 'fee')::numeric * 10::numeric ^ 18, 0)::numeric(78, 0) as fee,
    coalesce((t.details ->> 'tax')::numeric * 10::numeric ^ 18, 0)::numeric(78, 0) as tax
  from job_milestone_events je join job_milestones jm on jm.id = je.milestone_id
  join agreements ag on ag.id = jm.agreement_id join ledger_transactions t on t.id = je.transaction_id
  where je.kind in ('released', 'refunded')
  window same as (partition by je.milestone_id, je.kind order by je.id rows between unbounded preceding and 1 preceding),
    every as (partition by je.milestone_id order by je.id rows between unbounded preceding and 1 preceding)
)
insert into job_payments (agreement_id, milestone_id, client_id, freelancer_id, kind, transaction_id, at, title, description,
  units, fee, tax, cents, fee_cents, tax_cents, rate, client, freelancer, year, number)
select agreement_id, milestone_id, client_id, freelancer_id, case kind when 'released' then 'release' else 'refund' end,
  transaction_id, at, title, description, units, fee, tax,
  cents_of(before + units, whole, price) - cents_of(before, whole, price), cents_of(fee, whole, price),
  cents_of(tax, whole, price), rate, coalesce(invoice_party(client_id), '{"name": "", "username": ""}'),
  coalesce(invoice_party(freelancer_id), '{"name": "", "username": ""}'),
  extract(year from at at time zone 'utc')::int,
  case kind when 'released' then row_number() over (
    partition by kind, freelancer_id, extract(year from at at time zone 'utc') order by at, id) end
from moved order by at, id;

insert into job_invoice_counts (freelancer_id, year, latest)
select freelancer_id, year, max(number) from job_payments where number is not null and freelancer_id is not null
group by freelancer_id, year;
