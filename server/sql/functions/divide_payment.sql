CREATE OR REPLACE FUNCTION public.divide_payment(its_channel bigint, payer bigint, amount numeric)
 RETURNS TABLE(leg integer, member_id bigint, units numeric)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare its_owner bigint;
begin
  if not exists (select from channel_shares s where s.channel_id = its_channel and s.percent is not null) then
    return;
  end if;
  perform from members m where m.id in (
    select ch.owner_id from channels ch where ch.id = its_channel
    union all select s.member_id from channel_shares s where s.channel_id = its_channel and s.percent is not null)
    order by m.id for key share;
  select ch.owner_id into its_owner from channels ch where ch.id = its_channel for share;
  if its_owner = payer then
    raise exception 'Nobody pays themself' using errcode = 'LG100', detail = 'not_oneself';
  end if;
  return query
  with parts as (
    select s.member_id, div(amount * s.percent, 100) as units from channel_shares s
    where s.channel_id = its_channel and s.percent is not null and s.member_id <> payer)
  select 2, its_owner, amount - coalesce((select sum(p.units) from parts p), 0)
  union all
  select 2 + (row_number() over (order by p.member_id))::integer, p.member_id, p.units from parts p where p.units > 0;
end $function$;
