CREATE OR REPLACE FUNCTION public.are_related(one bigint, other bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select one = other
    or exists (
      select from members a join members b on mailbox(a.email) = mailbox(b.email) where a.id = one and b.id = other)
    or exists (
      select from sessions a join sessions b on a.user_agent = b.user_agent and a.address_prefix = b.address_prefix
      where a.member_id = one and b.member_id = other and a.address_prefix <> 'unknown'
        and not (a.address_prefix::cidr <<= any ('{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,::/48}'::cidr[])))
    or exists (
      select from withdrawals a join withdrawals b on a.currency = b.currency and lower(a.address) = lower(b.address)
      where a.member_id = one and b.member_id = other)
$function$;
