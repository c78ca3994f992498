CREATE OR REPLACE FUNCTION public.count_milestone_votes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare vote milestone_votes := case when tg_op = 'DELETE' then old else new end;
begin
  update project_parts p set
    accepted = p.accepted
      + case when tg_op <> 'DELETE' and new.accepts then new.units else 0 end
      - case when tg_op <> 'INSERT' and old.accepts then old.units else 0 end,
    refused = p.refused
      + case when tg_op <> 'DELETE' and not new.accepts then new.units else 0 end
      - case when tg_op <> 'INSERT' and not old.accepts then old.units else 0 end,
    votes = p.votes + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end
    where p.group_id = vote.group_id and p.nth = vote.nth and p.refusals = vote.round and p.state = 'reported';
  return null;
end $function$;

CREATE TRIGGER milestone_votes_counted AFTER INSERT OR DELETE OR UPDATE ON milestone_votes FOR EACH ROW EXECUTE FUNCTION count_milestone_votes();
