CREATE OR REPLACE FUNCTION public.count_group_event_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform from group_events where id in (select event_id from came) order by id for no key update;
    update group_events ev set yes_count = yes_count + c.yes, maybe_count = maybe_count + c.maybe, no_count = no_count + c.no
      from (select event_id, count(*) filter (where answer = 'yes') as yes, count(*) filter (where answer = 'maybe') as maybe,
          count(*) filter (where answer = 'no') as no from came group by event_id) as c
      where ev.id = c.event_id;
  else
    perform from group_events where id in (select event_id from went) order by id for no key update;
    update group_events ev set yes_count = yes_count - c.yes, maybe_count = maybe_count - c.maybe, no_count = no_count - c.no
      from (select event_id, count(*) filter (where answer = 'yes') as yes, count(*) filter (where answer = 'maybe') as maybe,
          count(*) filter (where answer = 'no') as no from went group by event_id) as c
      where ev.id = c.event_id;
  end if;
  return null;
end $function$;

CREATE TRIGGER group_event_answers_count AFTER INSERT ON group_event_answers REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_group_event_answers();

CREATE TRIGGER group_event_answers_uncount AFTER DELETE ON group_event_answers REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_group_event_answers();
