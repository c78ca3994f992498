CREATE OR REPLACE FUNCTION public.is_counted(its_member bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from members where id = its_member for key share;
  return not exists (select from away_members where member_id = its_member);
end $function$;
