CREATE OR REPLACE FUNCTION public.follow_restrictions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its_member bigint := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
  standing record;
begin
  -- As whoever leaves or comes back: what is written about them in the meantime must be counted once.
  perform from members where id = its_member for update;
  if not found then
    return null;
  end if;
  select count(*) > 0 as is_so, case when bool_and(until is not null) then max(until) end as until into standing
    from (
      select until from restrictions where member_id = its_member and act = 'suspend'
      union all select ends_at from processing_restrictions where member_id = its_member) as its(until);
  if standing.is_so then
    insert into away_members (member_id, has_left, is_suspended, suspended_until)
      values (its_member, false, true, standing.until)
      on conflict (member_id) do update set is_suspended = true, suspended_until = excluded.suspended_until;
  else
    delete from away_members where member_id = its_member and not has_left;
    update away_members set is_suspended = false, suspended_until = null where member_id = its_member and is_suspended;
  end if;
  select count(*) > 0 as is_so, case when bool_and(until is not null) then max(until) end as until into standing
    from restrictions where member_id = its_member and act = 'limit';
  if standing.is_so then
    insert into limited_members (member_id, until) values (its_member, standing.until)
      on conflict (member_id) do update set until = excluded.until;
  else
    delete from limited_members where member_id = its_member;
  end if;
  return null;
end $function$;

CREATE TRIGGER processing_restrictions_followed AFTER INSERT OR DELETE OR UPDATE ON processing_restrictions FOR EACH ROW EXECUTE FUNCTION follow_restrictions();

CREATE TRIGGER restrictions_followed AFTER INSERT OR DELETE OR UPDATE ON restrictions FOR EACH ROW EXECUTE FUNCTION follow_restrictions();
