CREATE OR REPLACE FUNCTION public.give_back_guess(forgotten text, keys text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from guess_budgets where key = forgotten;
  for i in 1 .. cardinality(keys) loop
    update guess_budgets set points = points - 1 where key = keys[i] and points > 0;
  end loop;
end $function$;
